import { expect, it } from 'vitest';
import { billPdfResponseOneDataPdfbase64Max } from '@/api/generated/zod/bills';
import { MAX_SHOWN_BYTES, pdfContent } from './use-pdf.ts';

it.each([
  ['at the start', '%PDF-1.7\n', true],
  ['after what another program wrote', `${' '.repeat(1019)}%PDF-1.7\n`, true],
  ['too far from the start', `${' '.repeat(1020)}%PDF-1.7\n`, false],
  ['nowhere: an error page', '<!doctype html><title>502</title>', false],
  ['nowhere: nothing at all', '', false],
])('takes for a PDF what has the signature %s', (_where, text, isPdf) => {
  expect(pdfContent(btoa(text))?.size).toBe(isPdf ? text.length : undefined);
});

it('refuses what is not base64', () => {
  expect(pdfContent('%PDF-')).toBeUndefined();
});

it('shows what the contract allows, and not more', () => {
  const base64Length = Math.ceil(MAX_SHOWN_BYTES / 3) * 4;
  expect(base64Length).toBeLessThanOrEqual(billPdfResponseOneDataPdfbase64Max);
  expect(base64Length).toBeGreaterThan(billPdfResponseOneDataPdfbase64Max * 0.99);
});
