// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sent, succeed } from '../../../tests/support/answers.ts';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { BalanceCard } from './balance-card.tsx';
import { compareBills } from './bill-summary.tsx';
import { ebillRules } from './ebill-view.tsx';
import { Services } from './main-view.tsx';
import { MyBillView } from './my-bill-view.tsx';
import { ReissueView } from './reissue-view.tsx';
import { UnbilledView } from './unbilled-view.tsx';

setUpLanguage('en', 'bills', 'forms');

/** Terms with their descriptions. */
const facts = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** The session's values differ from the server's, so that one in the place of the other is seen. */
const CUSTOMER = { state: 'in', mobileNo: '66889999', account: '99999999', isOneBill: false, net: '3g', networkType: '5G', isPrepaid: false } as const;
const ignore = () => {};
/** In KiB. */
const GIB = 1024 * 1024;

describe('main view', () => {
  const showCard = async (isOneBill = false, balance = '12345.67') => {
    succeed('billSummary', { account: '31415926', mobileNo: '66887777', invoice: { cycleDateStr: '2025-02-03' } });
    succeed('outstandingBalance', { balance });
    renderApp(<BalanceCard customer={{ ...CUSTOMER, isOneBill }} onSeeBill={ignore} />);
    await screen.findByText('3 February');
    return screen.findByRole('region', { name: 'Your account at a glance' });
  };

  it('shows account, date of the latest invoice and number of checkbill, and the balance (BILL-01, BILL-16, BILL-19)', async () => {
    const card = await showCard();
    expect(within(card).getByText('Account').nextElementSibling?.textContent).toBe('3141 5926');
    expect(facts(card)).toMatchObject({ 'Bill date': '3 February', Mobile: '6688 7777' });
    expect(sent).toHaveProperty('billSummary', undefined);
  });

  it('shows the balance of getOutstandingBalance, with a link to the payment (BILL-03, BILL-17, BILL-20)', async () => {
    const card = await showCard();
    await within(card).findByText((_text, element) => element?.tagName === 'SPAN' && element.textContent === 'MOP$12,345.67');
    expect(within(card).getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/account/paymentMethod/3');
    expect(sent).toHaveProperty('outstandingBalance', undefined);
  });

  it('names the account number after the kind of account (BILL-02)', async () => {
    expect((await showCard(true)).textContent).toContain('One Bill account3141 5926');
    cleanup();
    expect((await showCard(false)).textContent).toContain('Account3141 5926');
  });

  it('lists the other services in their order (BILL-04)', async () => {
    succeed('billSummary', { account: '31415926', mobileNo: '66887777', invoice: { cycleDateStr: '2025-02-03' } });
    const opened: string[] = [];
    renderApp(<Services onOpen={(view) => opened.push(view)} />);
    const rows = within(screen.getByRole('region', { name: 'Other services' })).getAllByRole('listitem');
    const names = ['My bills', 'Usage records', 'Get bills by email', 'Order a paper copy of a bill'];
    expect(rows.map((row, index) => row.textContent?.startsWith(names[index] ?? '?'))).toEqual(names.map(() => true));
    expect(
      within(rows[1] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/account/usageRecord/2');
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(opened).toEqual(['bill', 'email', 'reissue']);
  });
});

describe('unbilled usage', () => {
  it('shows each field of the server under its name (BILL-09, BILL-18, BILL-24)', async () => {
    succeed('unbilledUsage', () => ({
      account: '27182818',
      // The total is not the sum of the parts: it is the server's.
      queryUsageVO: { nextfdrq: '2025-03-04', jsrq: '2025-02-05', jssj: '06:07', basicVoice: '11', hthVoice: '22', allTime: '440', useData: '5632' },
    }));
    succeed('topUpOffer', { realTimeUsage: { useData: 1.5 * GIB, remainDate: 2.5 * GIB, cutOffDate: '2025-02-05 06:07' } });
    renderApp(<UnbilledView />);
    await screen.findByText('Basic calls');
    expect(facts(document.body)).toEqual({
      'Basic calls': '11 minutes',
      'Heart to Heart calls': '22 minutes',
    });
    screen.getByText('As of 5 February 2025 06:07Next bill date 4 March 2025');
    expect(within(screen.getByRole('region', { name: 'All calls' })).getByText('440 minutes')).toBeTruthy();
    const data = screen.getByRole('region', { name: 'Mobile data' });
    expect((await within(data).findByText('2.5')).parentElement?.textContent).toBe('2.5 GB left');
    within(data).getByText('5.5 GB used');
    screen.getByText('4.0 GB in total');
    expect(sent).toHaveProperty('unbilledUsage', undefined);
  });
});

describe('my bill', () => {
  it('offers the server’s dates and shows the text of the chosen one (BILL-07, BILL-16, BILL-21, BILL-22)', async () => {
    succeed('bills', { invoices: [{ cycleDateStr: '2024-12-09' }, { cycleDateStr: '2023-05-17' }] });
    succeed('billText', ({ cycleDate }) => ({ billText: `text of ${cycleDate}` }));
    renderApp(<MyBillView net="3g" slot={null} />);
    const dates = await screen.findByRole('navigation', { name: 'Bill date' });
    expect(
      within(dates)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['9 December 2024', '17 May 2023']);
    await screen.findByText('text of 2024-12-09');
    await userEvent.click(screen.getByRole('button', { name: '17 May 2023' }));
    await screen.findByText('text of 2023-05-17');
    expect(sent).toMatchObject({ bills: undefined, billText: { cycleDate: '2023-05-17' } });
  });
});

describe('what has changed since the bill before', () => {
  it('is read on request, and said for all charges and for each', async () => {
    const figures = {
      '2025-02-03': [
        { name: 'Fee', amount: '98.00' },
        { name: 'Calls', amount: '30.50', kind: 'idd' },
      ],
      '2025-01-03': [
        { name: 'Fee', amount: '98.00' },
        { name: 'Calls', amount: '10.25', kind: 'idd' },
        { name: 'Copy', amount: '20.00' },
      ],
    } as const;
    succeed('bills', { invoices: [{ cycleDateStr: '2025-02-03' }, { cycleDateStr: '2025-01-03' }] });
    succeed('outstandingBalance', { balance: '0.00' });
    succeed('billText', ({ cycleDate }) => ({ billText: 'original', figures: { total: '1.00', charges: [...figures[cycleDate as keyof typeof figures]] } }));
    renderApp(<MyBillView net="3g" slot={null} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with last month' }));
    expect((await screen.findByRole('status')).textContent).toBe('You were charged MOP$0.25 more than on the bill before.');
    expect(facts(document.body)).toMatchObject({
      Fee: '98.00',
      Calls: '30.50+20.25 since last bill',
      'CopyNot on this bill': '0.00−20.00 since last bill',
    });
  });
});

describe('reissue of a paper bill', () => {
  it('offers the server’s periods, sends the chosen one and shows what the server says (BILL-13, BILL-25)', async () => {
    succeed('billReissuePeriods', { invoices: [{ cycleDateStr: '2024-12-09' }, { cycleDateStr: '2023-05-17' }] });
    succeed('requestBillReissue', { res: 'Received by the server.' });
    renderApp(<ReissueView account="31415926" isOneBill={false} onBack={ignore} />);
    const period = await screen.findByRole('combobox', { name: /Bill date/ });
    expect(
      within(period)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['9 December 2024', '17 May 2023']);
    await userEvent.selectOptions(period, '17 May 2023');
    await userEvent.click(screen.getByRole('button', { name: 'Order a copy for MOP$20' }));
    await screen.findByRole('heading', { name: 'We have your order' });
    await screen.findByText('Received by the server.');
    expect(sent.requestBillReissue).toEqual({ cycleDate: '2023-05-17' });
  });
});

describe('compareBills', () => {
  it('says what is charged more, less, anew and no more, without what was owed and paid before', () => {
    const now = [
      { name: 'Previous bill', amount: '300.00', kind: 'previous' as const },
      { name: 'Payment', amount: '-300.00', kind: 'payment' as const },
      { name: 'Fee', amount: '98.00' },
      { name: 'Calls', amount: '12.30', kind: 'idd' as const },
      { name: 'Calls', amount: '0.10', kind: 'idd' as const },
      { name: 'Copy', amount: '20.00' },
    ];
    const before = [
      { name: 'Previous bill', amount: '150.00', kind: 'previous' as const },
      { name: 'Fee', amount: '98.00' },
      { name: 'Calls', amount: '2.35', kind: 'idd' as const },
      { name: 'Music', amount: '49.00' },
    ];
    const { total, byName } = compareBills(now, before);
    expect(Object.fromEntries(byName)).toEqual({ Calls: 1005, Copy: 2000, Music: -4900 });
    expect(total).toBe(-1895);
  });
});

const parsed = (email: string) => {
  const result = ebillRules.safeParse({ email, mail: '0' });
  return result.success ? result.data.email : undefined;
};

describe('the e-bill form', () => {
  it('accepts one e-mail address or several with commas, as any keyboard writes them (BILL-12)', () => {
    expect(parsed('a@mail.operator.example')).toBe('a@mail.operator.example');
    expect(parsed(' a@mail.operator.example,b@mail.operator.example ')).toBe('a@mail.operator.example, b@mail.operator.example');
    expect(parsed('a@mail.operator.example，b@mail.operator.example、')).toBe('a@mail.operator.example, b@mail.operator.example');
  });

  it('refuses an empty list and any invalid entry, wherever it is (BILL-12)', () => {
    for (const email of [
      '',
      '   ',
      'a',
      'a@b',
      'a@mail.operator.example, b',
      'b, a@mail.operator.example',
      'a@mail.operator.example, b, c@mail.operator.example',
      'a@mail.operator.example b@mail.operator.example',
      'a@@mail.operator.example',
    ])
      expect(parsed(email), email).toBeUndefined();
  });
});
