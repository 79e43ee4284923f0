import { loadTexts } from '@/i18n/i18n';

/** The page reads nothing; it waits for its texts, those of the form and those of the puzzle. */
export async function travelCardLoader(): Promise<null> {
  await loadTexts('travel-card', 'forms', 'puzzle');
  return null;
}
