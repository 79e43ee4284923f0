import { useEffect } from 'react';
import { textParam, useSearchState } from '@/components/search-params';
import type { JobForm } from './use-job-form.ts';

const POSITION_PARAMS = { position: textParam('position') };

/** Fills in the position of the link that led here and takes it out of the URL, so that a reload keeps what the applicant makes of it. */
export function usePosition({ setValue }: JobForm): void {
  const { state, replace } = useSearchState(POSITION_PARAMS);
  const { position } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per position
  useEffect(() => {
    if (position === '') return;
    setValue('position', position);
    replace({ position: '' });
  }, [position]);
}
