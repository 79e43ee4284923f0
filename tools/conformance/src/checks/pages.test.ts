import { describe, expect, it } from 'vitest';
import { contractWith, like, sentencesOn } from '../testing/in-process.ts';

const contract = contractWith('login', 'phones', 'smsHistory', 'searchResults', 'sendSms');

/** Faults of the sample backend, and what the check says. */
const FAULTS: [fault: string, sentence: string][] = [
  ['page-ignored', 'phones: $.data.rows: expected 1 entries on page 3 of 3, 5 in all, got 2.'],
  ['pages-from-zero', 'phones: $.data.rows: expected 2 entries on page 2 of 3, 5 in all, got 1.'],
  ['history-from-zero', 'smsHistory: $.data.rows: expected 10 entries on page 2 of 3, 23 in all, got 3.'],
  ['pages-overlap', 'phones: $.data.rows: expected 1 entries on page 3 of 3, 5 in all, got 2.'],
  ['pages-with-a-gap', 'phones: $.data.rows: expected 1 entries on page 3 of 3, 5 in all, got 0.'],
  ['total-of-the-page', 'phones: $.data.total: expected the number of all entries, which go on after page 1, got 1.'],
  ['pages-rounded-down', 'smsHistory: $.data.totalPages: expected 3 for 23 entries, 10 on a page, got 2.'],
  ['one-page-too-many', 'phones: $.data.totalPages: expected 3 for 5 entries, 2 on a page, got 4.'],
  ['last-page-for-ever', 'smsHistory: $.data.rows: expected no entries beyond the last page, got 3.'],
  ['total-gone-beyond', 'phones: $.data.total: expected 5 beyond the last page, too, got 0.'],
  ['order-of-the-day', 'phones: $.data.rows: expected the entries of the small pages, in their order, got others.'],
  ['pages-backwards', 'smsHistory: $.data.rows: expected the order to go on from page to page, got "2026-11-19 18:05" after "2026-11-10 09:30".'],
  ['search-page-ignored', 'searchResults: $.data.pages.rows: expected no entries beyond the last page, got 3.'],
];

describe('the part paging', () => {
  it.each(FAULTS)('finds the fault %s and says: %s', async (fault, sentence) => {
    expect(await sentencesOn(contract, fault)).toEqual([like(sentence)]);
  });
});
