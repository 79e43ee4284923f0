/** State of the roaming finder; the index of the current question is the number of answers (HOME-12). */
export interface FinderState {
  /** Ids of the confirmed answers in question order. */
  answers: readonly string[];
  /** Id selected for the current question and not yet confirmed. */
  chosen: string | undefined;
  /** The customer pressed Next without a selection. */
  missing: boolean;
}

export type FinderAction =
  | { type: 'choose'; id: string }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'restart' }
  | { type: 'edit'; index: number; id: string };

export const initialFinderState: FinderState = { answers: [], chosen: undefined, missing: false };

/** Reducer of the finder (HOME-12, HOME-14, HOME-15). */
export function finderReducer(state: FinderState, action: FinderAction): FinderState {
  const { answers, chosen } = state;
  switch (action.type) {
    case 'choose':
      return { answers, chosen: action.id, missing: false };
    case 'next':
      return chosen === undefined ? { ...state, missing: true } : { ...initialFinderState, answers: [...answers, chosen] };
    case 'back':
      return { ...initialFinderState, answers: answers.slice(0, -1) };
    case 'edit':
      return { ...state, answers: answers.map((answer, index) => (index === action.index ? action.id : answer)) };
    case 'restart':
      return initialFinderState;
  }
}
