import { useTranslation } from 'react-i18next';
import type { RoamPlansQueryResult } from '@/api/generated/roaming';
import { Phrases } from './phrases';
import { PlanCard } from './plan-card';

export type RoamPlan = RoamPlansQueryResult['roamPlans'][number];

/** A roaming plan; its link has the server's text where `linkTxteStatus` is 1 (HOME-09, decision B27). */
export function RoamCard({ plan, level }: { plan: RoamPlan; level?: 3 | 4 | undefined }) {
  const { t } = useTranslation();
  const { link, linkText, linkTxteStatus, cardtitleMap: title } = plan;
  const names = { top: <Phrases text={title.top} />, bottom: <Phrases text={title.bottom} /> };
  const text = String(linkTxteStatus) === '1' ? linkText : undefined;
  return <PlanCard plan={{ ...plan, cardtitleMap: names }} level={level} href={link} linkText={text ?? t('card.planDetails')} />;
}
