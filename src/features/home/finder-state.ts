/** Where the roaming finder stands. The index of the question is the number of answers (HOME-12). */
export interface FinderState {
  /** Ids of the answers given, in the order of the questions. */
  answers: readonly string[];
  /** The answer chosen on the present question and not yet sent on. */
  chosen: string | undefined;
  /** Next was pressed without an answer. */
  missing: boolean;
}

export type FinderEvent = { type: 'choose'; id: string } | { type: 'next' } | { type: 'back' } | { type: 'again' };

export const finderStart: FinderState = { answers: [], chosen: undefined, missing: false };

/** The finder's transitions (HOME-12, HOME-14, HOME-15). */
export function finderStep(state: FinderState, event: FinderEvent): FinderState {
  const { answers, chosen } = state;
  switch (event.type) {
    case 'choose':
      return { answers, chosen: event.id, missing: false };
    case 'next':
      return chosen === undefined ? { ...state, missing: true } : { ...finderStart, answers: [...answers, chosen] };
    case 'back':
      return { ...finderStart, answers: answers.slice(0, -1) };
    case 'again':
      return finderStart;
  }
}
