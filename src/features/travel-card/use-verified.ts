import { useState } from 'react';

/** One time that somebody has to be verified. */
interface Question {
  answer: (verified: boolean) => void;
}

/**
 * Asks the customer to verify himself in a pop-up, as a promise: `ask()` opens it and answers whether he did. The pop-up stays open after a
 * success, so that its words can be heard; `close()` it when what follows is done.
 */
export function useVerified() {
  const [question, setQuestion] = useState<Question>();
  return {
    open: question !== undefined,
    ask: () => new Promise<boolean>((answer) => setQuestion({ answer })),
    succeed: () => question?.answer(true),
    close: () => {
      // After a success this says nothing new: a promise is answered once.
      question?.answer(false);
      setQuestion(undefined);
    },
  };
}
