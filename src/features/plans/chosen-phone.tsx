import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePhoneDetail } from '@/api/generated/phones';
import { CHOSEN_PHONE_PARAMS, readSearch } from '@/components/search-params';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './chosen-phone.module.css';

/** Query options of the phone that the plan is chosen for: the page works without it and shows its errors itself. */
export const CHOSEN_PHONE_QUERY = { meta: { ownErrors: true, optional: true } } as const;

/** The phone that the plan is chosen for, and its data once they are loaded. */
export function useChosenPhone() {
  const chosen = readSearch(CHOSEN_PHONE_PARAMS, useLocation().search);
  const { data } = usePhoneDetail(chosen.phone ?? '', {
    query: { ...CHOSEN_PHONE_QUERY, enabled: chosen.phone !== undefined, placeholderData: keepPreviousData },
  });
  return { chosen, phone: chosen.phone === undefined ? undefined : data };
}

export function PhoneSkeleton() {
  const { t } = useTranslation('plans');
  return (
    <SkeletonGroup label={t('phone.loading')} className={css.skeleton}>
      <Skeleton height="10.5rem" radius="card" />
    </SkeletonGroup>
  );
}
