import { useEffect, useEffectEvent, useRef } from 'react';
import { type BalanceLookup, useLookUpBalance } from '@/api/generated/payments';

interface OwnPayer {
  /** The customer's own number; undefined for visitors and prepaid customers. */
  own: string | undefined;
  /** Whether it needs no look-up: its balance has been read, or another number's bill is paid. */
  known: boolean;
  onFound: (found: BalanceLookup, own: string) => void;
}

/** Looks the customer's own number up, once per visit, so that nothing has to be pressed for it. A failure leaves the look-up by hand. */
export function useOwnPayer({ own, known, onFound }: OwnPayer): { busy: boolean; stop: () => void; again: () => void } {
  const { mutateAsync, isPending } = useLookUpBalance();
  const found = useEffectEvent(onFound);
  const asked = useRef<string>(undefined);
  const stopped = useRef<string>(undefined);
  const wanted = own !== undefined && !known && asked.current !== own && stopped.current !== own;

  useEffect(() => {
    if (!wanted) return;
    // A task of its own: what the tab has kept is restored in an effect, too.
    const timer = setTimeout(() => {
      if (stopped.current === own) return;
      asked.current = own;
      mutateAsync({ data: { mobileNo: own } })
        .then((answer) => stopped.current === own || found(answer, own))
        // Also a response without its payload.
        .catch(() => {});
    });
    return () => clearTimeout(timer);
  }, [wanted, own, mutateAsync]);
  /** The customer has turned to another number. */
  const stop = () => {
    stopped.current = own;
  };
  /** The balance may be another one by now. */
  const again = () => {
    asked.current = undefined;
    stopped.current = undefined;
  };
  return { busy: (wanted || isPending) && stopped.current !== own, stop, again };
}
