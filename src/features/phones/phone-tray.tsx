import { useQueries } from '@tanstack/react-query';
import { getPhoneDetailQueryOptions } from '@/api/generated/phones';
import { CompareTray, type TrayProps } from '@/components/compare-tray';
import { COMPARED_QUERY } from '@/components/compared-query';

export function PhoneTray(props: TrayProps) {
  const queries = useQueries({ queries: props.ids.map((id) => getPhoneDetailQueryOptions(id, { query: COMPARED_QUERY })) });
  return <CompareTray {...props} queries={queries} itemOf={({ name, mobileCapacityplan: [smallest] }) => ({ name, figures: smallest?.price })} />;
}
