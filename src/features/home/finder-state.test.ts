import { describe, expect, it } from 'vitest';
import { type FinderEvent, finderStart, finderStep } from './finder-state.ts';

const stateAfter = (...events: FinderEvent[]) => events.reduce(finderStep, finderStart);
const choose = (id: string): FinderEvent => ({ type: 'choose', id });
const next: FinderEvent = { type: 'next' };

describe('the roaming finder', () => {
  it('begins with the first question and no answer', () => {
    expect(finderStart).toEqual({ answers: [], chosen: undefined, missing: false });
  });

  it('does not go on without an answer, and says so until one is chosen (HOME-12)', () => {
    expect(stateAfter(next)).toEqual({ answers: [], chosen: undefined, missing: true });
    expect(stateAfter(next, choose('711')).missing).toBe(false);
  });

  it('keeps the answer, clears the selection and goes on (HOME-12)', () => {
    expect(stateAfter(choose('711'), choose('713'), next)).toEqual({ answers: ['713'], chosen: undefined, missing: false });
    expect(stateAfter(choose('713'), next, choose('722'), next, choose('731'), next).answers).toEqual(['713', '722', '731']);
  });

  it('goes back by one question without its answer (HOME-14)', () => {
    expect(stateAfter(choose('713'), next, choose('722'), next, { type: 'back' })).toEqual({ answers: ['713'], chosen: undefined, missing: false });
    expect(stateAfter({ type: 'back' })).toEqual(finderStart);
  });

  it('begins again with nothing (HOME-15)', () => {
    expect(stateAfter(choose('713'), next, choose('722'), { type: 'again' })).toEqual(finderStart);
  });
});
