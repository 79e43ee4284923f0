import { loadTexts } from '@/i18n/i18n';

/** Awaits the messages; the page fetches no data. */
export async function travelCardLoader(): Promise<null> {
  await loadTexts('travel-card', 'forms', 'puzzle');
  return null;
}
