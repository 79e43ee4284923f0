import { useTranslation } from 'react-i18next';
import type { RoamPlansQueryResult } from '@/api/generated/roaming';
import { PlanCard } from './plan-card';
import { PlanLink } from './plan-link';

export type RoamPlan = RoamPlansQueryResult['roamPlans'][number];

/** A roaming plan; its link has the server's text where `linkTxteStatus` is 1 (HOME-09, decision B27). */
export function RoamCard({ plan, level }: { plan: RoamPlan; level?: 3 | 4 | undefined }) {
  const { t } = useTranslation();
  const { cardtitleMap, cardsubtitleMap, cardinfoMap, cardremakeArr, link, linkText, linkTxteStatus, tjtype } = plan;
  const recommended = String(tjtype) === '1';
  const text = String(linkTxteStatus) === '1' ? linkText : undefined;
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
          <PlanLink href={link} recommended={recommended} name={cardtitleMap.top}>
            {text ?? t('card.planDetails')}
          </PlanLink>
        )
      }
    />
  );
}
