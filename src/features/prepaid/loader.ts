import { loadTexts } from '@/i18n/i18n';

/** The contract has no operation for a prepaid balance or top-up (decision B02). */
export async function prepaidLoader(): Promise<null> {
  await loadTexts('prepaid');
  return null;
}
