// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { succeed } from '../../../tests/support/answers.ts';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { Component as Idd00Page } from './idd00-page.tsx';
import { Component as Idd060Page } from './idd060-page.tsx';

setUpLanguage('cn', 'idd', 'tariffs');

/** The page with the rows that the server sends; the table once it has them. */
async function show(Page: ComponentType, id: 'idd00Plans' | 'idd060Plans', rows: object[]): Promise<HTMLElement> {
  succeed(id, rows);
  renderApp(<Page />);
  // The first page of a file waits for its code, too.
  await screen.findByText('某地', {}, { timeout: 10_000 });
  return screen.getAllByRole('table')[0] as HTMLElement;
}

/** Text of a cell without what is shown only: the short label, the plus of a code. */
function textOf(cell: Element): string {
  for (const shown of cell.querySelectorAll('[aria-hidden=true]')) if (shown.textContent !== '–') shown.remove();
  return cell.textContent ?? '';
}

/** Heading and text of each cell of a row. */
function rowOf(table: HTMLElement, place: string): Record<string, string> {
  const headings = within(table).getAllByRole('columnheader');
  const row = within(table).getByRole('rowheader', { name: place }).closest('tr');
  const cells = [...(row?.children ?? [])].map(textOf);
  return Object.fromEntries(headings.map((heading, at) => [textOf(heading), cells[at] ?? '']));
}

/** Every field has a value of its own, so that no two can be exchanged. */
const listed = { country: '某地', countryCode: '999', peakCharge: '1.11', nonpeakCharge: '2.22', chargeDis: '3.33', videoIddCharge: '4.44' };

describe('IDD 00', () => {
  it('has each charge of a country below its own heading (IDD-01, IDD-02)', async () => {
    const table = await show(Idd00Page, 'idd00Plans', [listed]);
    expect(rowOf(table, '某地')).toEqual({
      國家或地區: '某地',
      國家或地區代碼: '999',
      繁忙時段: '1.11',
      非繁忙時段: '2.22',
      儲值卡優惠收費: '3.33',
      視像通話: '4.44',
    });
  });

  it('charges other countries as the server says (IDD-04)', async () => {
    const others = { country: '其他國家', countryCode: '-', peakCharge: '9.91', nonpeakCharge: '9.92', chargeDis: '-', videoIddCharge: '0' };
    expect(rowOf(await show(Idd00Page, 'idd00Plans', [listed, others]), '其他國家')).toMatchObject({
      繁忙時段: '9.91',
      非繁忙時段: '9.92',
      視像通話: '不提供',
    });
  });

  it('charges other countries 9.90 at any hour, without video, when the server does not list them (IDD-04)', async () => {
    expect(rowOf(await show(Idd00Page, 'idd00Plans', [listed]), '其他國家')).toMatchObject({ 繁忙時段: '9.90', 非繁忙時段: '9.90', 視像通話: '不提供' });
  });
});

describe('IDD 060', () => {
  const row = { country: '某地', countryCode: '999', charge: '1.11', chargeCust: '2.22', chargeDis: '3.33' };

  it('has each charge of a country below its own heading (IDD-01, IDD-03)', async () => {
    expect(rowOf(await show(Idd060Page, 'idd060Plans', [row]), '某地')).toEqual({
      國家或地區: '某地',
      國家或地區代碼: '999',
      標準收費: '1.11',
      月費客戶收費: '2.22',
      儲值卡優惠收費: '3.33',
    });
  });

  it('is not applicable to other countries when the server does not list them (IDD-05)', async () => {
    expect(rowOf(await show(Idd060Page, 'idd060Plans', [row]), '其他國家')).toMatchObject({
      標準收費: '不適用',
      月費客戶收費: '不適用',
      儲值卡優惠收費: '不適用',
    });
  });
});
