// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { CallCharges } from './call-charges.tsx';
import { DataCharges } from './data-charges.tsx';

setUpLanguage('en', 'roaming');

const page = { isNarrow: false };
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: page.isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** Every field has a value of its own, so that no two can be exchanged. */
const voice = {
  networkOperator: 'Network',
  accessCode: '99901',
  incomePeakMin: '1.10',
  peakMin: '2.20',
  nonPeakMin: '3.30',
  localPeakMin: '4.40',
  localNonPeakMin: '5.50',
  outgoPeakMin: '6.60',
  outgoNonPeakMin: '7.70',
  smsMo: '8.80',
  remarks: 'A remark',
};
const data = {
  operator: 'Network',
  networkCode: 'XX NET',
  plmnCode: '999-01',
  networkFrequency: '4G B1',
  miniCharge: '1.10',
  minimumData: '22',
  thereafterData: '3.30',
};

/** The values of the row by the text of their heading, groups before their columns. */
function byHeading(): Record<string, string | null> {
  const [first, second] = screen.getAllByRole('row');
  const groups = within(first as HTMLElement).getAllByRole('columnheader') as HTMLTableCellElement[];
  const below = [...(second?.querySelectorAll('th[scope=col]') ?? [])];
  const names = groups.flatMap(({ colSpan, textContent }) =>
    colSpan > 1 ? below.splice(0, colSpan).map((column) => `${textContent}, ${column.textContent}`) : [String(textContent)],
  );
  const cells = [...(screen.getAllByRole('row').at(-1)?.children ?? [])];
  expect(cells).toHaveLength(names.length);
  return Object.fromEntries(names.map((name, at) => [name, cells[at]?.textContent ?? null]));
}

const pairs = () => Object.fromEntries(screen.getAllByRole('term').map((term, at) => [term.textContent, screen.getAllByRole('definition')[at]?.textContent]));

describe('on a wide screen', () => {
  beforeEach(() => {
    page.isNarrow = false;
  });

  it('each charge of a call is below its own heading (ROAM-10)', () => {
    renderApp(<CallCharges kind="voice" place="Japan" rows={[voice]} />);
    expect(byHeading()).toEqual({
      Network: 'Network',
      'Network code': '99901',
      'Calls within the destination, Peak': '4.40',
      'Calls within the destination, Off-peak': '5.50',
      'Calls to Macau, Peak': '2.20',
      'Calls to Macau, Off-peak': '3.30',
      'Calls elsewhere, Peak': '6.60',
      'Calls elsewhere, Off-peak': '7.70',
      'Incoming calls': '1.10',
      'Outgoing SMS': '8.80',
    });
  });

  it('each field of a data row is below its own heading (ROAM-11)', () => {
    renderApp(<DataCharges place="Japan" rows={[data]} />);
    expect(byHeading()).toEqual({
      Network: 'Network',
      'Name on your phone': 'XX NET',
      'Network code': '999-01',
      'Frequency bands': '4G B1',
      'Minimum charge': 'MOP$1.10',
      'Minimum covers': '22 KB',
      'Each 10 KB after that': 'MOP$3.30',
    });
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    page.isNarrow = true;
  });

  it('each charge of a call is beside its own label (ROAM-10)', () => {
    renderApp(<CallCharges kind="voice" place="Japan" rows={[voice]} />);
    expect(screen.getByRole('heading').textContent).toMatch(/Network.*99901/);
    expect(pairs()).toEqual({
      'Within the destination (peak)': 'MOP$4.40/min',
      'Within the destination (off-peak)': 'MOP$5.50/min',
      'To Macau (peak)': 'MOP$2.20/min',
      'To Macau (off-peak)': 'MOP$3.30/min',
      'Elsewhere (peak)': 'MOP$6.60/min',
      'Elsewhere (off-peak)': 'MOP$7.70/min',
      'Incoming calls': 'MOP$1.10/min',
      'Outgoing SMS': 'MOP$8.80/message',
    });
  });

  it('each field of a data row is beside its own label (ROAM-11)', () => {
    renderApp(<DataCharges place="Japan" rows={[data]} />);
    expect(screen.getByRole('heading').textContent).toBe('Network');
    expect(pairs()).toEqual({ 'First 22 KB': 'MOP$1.10', 'Each 10 KB after that': 'MOP$3.30', 'Network · XX NET': '999-01 · 4G B1' });
  });
});
