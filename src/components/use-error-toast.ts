import { useEffect, useEffectEvent } from 'react';
import { showToast } from '@/lib/toasts';

/** Shows the first validation error of a submit as a toast, as the specification demands; the field keeps the message. */
export function useErrorToast({ attempts, problems }: { attempts: number; problems: readonly { text: string }[] }): void {
  const showFirst = useEffectEvent(() => problems[0]?.text && showToast('info', problems[0].text));
  useEffect(() => {
    if (attempts > 0) showFirst();
  }, [attempts]);
}
