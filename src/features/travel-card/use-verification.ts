import { useState } from 'react';

interface PendingRequest {
  resolve: (verified: boolean) => void;
}

/**
 * State of the verification dialog. `request()` opens it and resolves with the result; after a success the dialog stays open, so that its
 * message can be announced, until the caller invokes `close()`.
 */
export function useVerification() {
  const [pending, setPending] = useState<PendingRequest>();
  return {
    open: pending !== undefined,
    request: () => new Promise<boolean>((resolve) => setPending({ resolve })),
    succeed: () => pending?.resolve(true),
    close: () => {
      // No effect after a success: a promise settles once.
      pending?.resolve(false);
      setPending(undefined);
    },
  };
}
