import { useTranslation } from 'react-i18next';
import type { RoamPlansQueryResult } from '@/api/roaming';
import { buttonClass } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { PlanCard, planLinkClass } from './plan-card';
import { ServerLink } from './server-link';

/** A roaming plan as the finder answers it. */
export type RoamPlan = RoamPlansQueryResult['roamPlans'][number];

/** A roaming plan; its link carries the server's words where `linkTxteStatus` says so (HOME-09, decision B27). */
export function RoamCard({ plan, level }: { plan: RoamPlan; level?: 3 | 4 | undefined }) {
  const { t } = useTranslation();
  const { cardtitleMap, cardsubtitleMap, cardinfoMap, cardremakeArr, link, linkText, linkTxteStatus, tjtype } = plan;
  const recommended = String(tjtype) === '1';
  const words = String(linkTxteStatus) === '1' ? linkText : undefined;
  const outside = link?.startsWith('/') === false;
  return (
    <PlanCard
      title={cardtitleMap}
      pairs={cardsubtitleMap}
      info={cardinfoMap}
      lines={cardremakeArr}
      recommended={recommended}
      level={level}
      action={
        link === undefined ? undefined : (
          <ServerLink href={link} newTab={outside} className={buttonClass({ variant: recommended ? 'primary' : 'secondary' }, planLinkClass)}>
            {words ?? t('card.planDetails')}
            <VisuallyHidden> {cardtitleMap.top}</VisuallyHidden>
          </ServerLink>
        )
      }
    />
  );
}
