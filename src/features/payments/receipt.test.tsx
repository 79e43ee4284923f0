// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Receipt as ReceiptData } from '@/api/generated/payments';
import { brand, externalUrls } from '@/brand/brand';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { Receipt } from './receipt.tsx';

setUpLanguage('en', 'payments');

/** Every field differs, and none is what the site could compute. */
const data = {
  shid: 'SHID-100001',
  bankauthid: 'AUTH200002',
  netstxnref: 'REF300003',
  txnrand: 'UTR400004',
  merchanttxndtm: '2025-02-03 04:05:06',
  currencycode: 'EUR',
  netsamountdeducted: '7654.32',
  maskpan: '512345******6789',
} satisfies ReceiptData;

const rows = (receipt: ReceiptData, mobileNo?: string) => {
  renderApp(<Receipt receipt={receipt} mobileNo={mobileNo} />);
  const terms = within(screen.getByRole('region', { name: 'Receipt' })).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
};

describe('Receipt', () => {
  it('has each field of the server in the row of its own (PAY-27, PAY-31)', () => {
    expect(rows(data)).toEqual({
      Category: 'Bill payment',
      Service: 'Telecom service',
      'Payment date': '3 February 2025 04:05',
      'Amount and currency': 'EUR\u00a07,654.32',
      'Card type': 'Mastercard',
      'Card number': '512345••••••6789',
      'Approval number': 'AUTH200002',
      'Order number': 'REF300003',
      'Transaction reference (UTR)': 'UTR400004',
      Merchant: brand.company.en,
      'Merchant ID': 'SHID-100001',
      'Merchant website': new URL(externalUrls.mainSite).host,
    });
    // The large figure above the rows.
    expect(screen.getAllByText((_text, element) => element?.tagName === 'SPAN' && element.textContent === 'EUR\u00a07,654.32')).not.toEqual([]);
  });

  it('names the card by its first digit (PAY-27, decision B36), and the number that was paid for', () => {
    expect(rows({ ...data, maskpan: '412345******6789' }, '66889999')).toMatchObject({ 'Card type': 'Visa', 'Paid for': '6688 9999' });
  });
});
