import { useEffect, useRef } from 'react';
import { useLookUpBalance } from '@/api/payments';
import type { Payer } from './payer.ts';

interface OwnPayer {
  /** The customer's own number; undefined for visitors and prepaid customers. */
  own: string | undefined;
  /** Whether a number has been looked up in this tab. */
  known: boolean;
  onFound: (payer: Payer) => void;
}

/** Looks the customer's own number up, once per visit, so that nothing has to be pressed for it. A failure leaves the look-up by hand. */
export function useOwnPayer({ own, known, onFound }: OwnPayer): { busy: boolean; stop: () => void } {
  const { mutateAsync, isPending } = useLookUpBalance();
  const found = useRef(onFound);
  found.current = onFound;
  const asked = useRef<string>(undefined);
  const stopped = useRef(false);
  const wanted = own !== undefined && !known && asked.current !== own;

  useEffect(() => {
    if (!wanted) return;
    // A task of its own: what the tab has kept is restored in an effect, too.
    const timer = setTimeout(() => {
      if (stopped.current) return;
      asked.current = own;
      mutateAsync({ data: { mobileNo: own } }).then(
        (balance) => stopped.current || found.current({ ...balance, mobileNo: own }),
        () => {},
      );
    });
    return () => clearTimeout(timer);
  }, [wanted, own, mutateAsync]);
  /** The customer has turned to another number. */
  const stop = () => {
    stopped.current = true;
  };
  return { busy: (wanted || isPending) && !stopped.current, stop };
}
