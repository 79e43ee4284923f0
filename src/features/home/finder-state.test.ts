import { describe, expect, it } from 'vitest';
import { type FinderAction, finderReducer, initialFinderState } from './finder-state.ts';

const stateAfter = (...events: FinderAction[]) => events.reduce(finderReducer, initialFinderState);
const choose = (id: string): FinderAction => ({ type: 'choose', id });
const next: FinderAction = { type: 'next' };

describe('the roaming finder', () => {
  it('starts at the first question without answers', () => {
    expect(initialFinderState).toEqual({ answers: [], chosen: undefined, missing: false });
  });

  it('stays at the question without an answer and sets `missing` until one is chosen (HOME-12)', () => {
    expect(stateAfter(next)).toEqual({ answers: [], chosen: undefined, missing: true });
    expect(stateAfter(next, choose('711')).missing).toBe(false);
  });

  it('stores the answer, clears the selection and advances (HOME-12)', () => {
    expect(stateAfter(choose('711'), choose('713'), next)).toEqual({ answers: ['713'], chosen: undefined, missing: false });
    expect(stateAfter(choose('713'), next, choose('722'), next, choose('731'), next).answers).toEqual(['713', '722', '731']);
  });

  it('goes back one question and removes its answer (HOME-14)', () => {
    expect(stateAfter(choose('713'), next, choose('722'), next, { type: 'back' })).toEqual({ answers: ['713'], chosen: undefined, missing: false });
    expect(stateAfter({ type: 'back' })).toEqual(initialFinderState);
  });

  it('edits one answer of the result and keeps the others', () => {
    const result = stateAfter(choose('713'), next, choose('722'), next, choose('731'), next);
    expect(finderReducer(result, { type: 'edit', index: 1, id: '723' }).answers).toEqual(['713', '723', '731']);
  });

  it('restarts without answers (HOME-15)', () => {
    expect(stateAfter(choose('713'), next, choose('722'), { type: 'restart' })).toEqual(initialFinderState);
  });
});
