import { useQueries } from '@tanstack/react-query';
import { getPlanDetailQueryOptions, type PlanDetailQueryResult } from '@/api/generated/plans';
import { CompareTray, type TrayProps } from '@/components/compare-tray';
import { COMPARED_QUERY } from '@/components/compared-query';

const itemOf = ({ planSectionInfoTitleVO, cards }: PlanDetailQueryResult) => {
  const [price, fact] = cards[0]?.cardsubtitleMap ?? [];
  return { name: planSectionInfoTitleVO.title, figures: [fact?.bottom, price?.top].filter(Boolean).join(' · ') };
};

export function PlanTray(props: TrayProps) {
  const queries = useQueries({ queries: props.ids.map((id) => getPlanDetailQueryOptions(id, { query: COMPARED_QUERY })) });
  return <CompareTray {...props} queries={queries} itemOf={itemOf} />;
}
