import { loadTexts } from '@/i18n/i18n';

/** Awaits the messages; the page fetches no data. */
export async function musicLoader(): Promise<null> {
  await loadTexts('music', 'forms');
  return null;
}
