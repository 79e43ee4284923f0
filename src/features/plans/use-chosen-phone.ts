import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { usePhoneDetail } from '@/api/generated/phones';
import { CHOSEN_PHONE_PARAMS, readSearch } from '@/components/search-params';
import { CHOSEN_PHONE_QUERY } from './detail-loader.ts';

/** The phone that the plan is chosen for, and its data once they are loaded. */
export function useChosenPhone() {
  const chosen = readSearch(CHOSEN_PHONE_PARAMS, useLocation().search);
  const { data } = usePhoneDetail(chosen.phone ?? '', {
    query: { ...CHOSEN_PHONE_QUERY, enabled: chosen.phone !== undefined, placeholderData: keepPreviousData },
  });
  return { chosen, phone: chosen.phone === undefined ? undefined : data };
}
