// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import type { OpenPdf, PdfPage } from './pdf-engine.ts';
import { PdfSearch } from './pdf-search.tsx';

setUpLanguage('en', 'bills');

/** A bill whose pages have these lines of cells. */
function searchIn(readLines: (page: number) => Promise<string[][]>) {
  const page = async (number: number) => ({ readLines: () => readLines(number) }) as PdfPage;
  const pdf = { pageCount: 2, page } as OpenPdf;
  renderApp(<PdfSearch pdf={pdf} onGoTo={() => {}} />);
  return async (words: string) => {
    await userEvent.clear(screen.getByLabelText('Search all pages'));
    await userEvent.type(screen.getByLabelText('Search all pages'), `${words}{Enter}`);
  };
}

it('words are found over the columns of a line; a search without result names them', async () => {
  const search = searchIn(async (page) => [['Monthly  plan', 'MOP 188.00'], [`Page ${page}`]]);
  await search('PLAN  mop 188');
  await screen.findByText('2 lines found on 2 of 2 pages');
  await search('page 2');
  await screen.findByText('1 line found on 1 of 2 pages');
  await search('zebra');
  await screen.findByText('No results for “zebra”.');
  expect(screen.queryByRole('list')).toBeNull();
});

it('a text that cannot be read is not said to have no such words, and is read again', async () => {
  let broken = true;
  const search = searchIn(async () => {
    if (broken) throw new Error('broken');
    return [['Monthly plan']];
  });
  await search('plan');
  await screen.findByText('We cannot search the text of this bill. Download it instead.');
  broken = false;
  await search('plan');
  await screen.findByText('2 lines found on 2 of 2 pages');
});
