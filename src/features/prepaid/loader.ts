import { loadTexts } from '@/i18n/i18n';

/** The page reads nothing: no call answers a balance or a top-up (decision B02). */
export async function prepaidLoader(): Promise<null> {
  await loadTexts('prepaid');
  return null;
}
