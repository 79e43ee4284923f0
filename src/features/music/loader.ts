import { loadTexts } from '@/i18n/i18n';

/** The page reads nothing; it waits for its texts and those of the form. */
export async function musicLoader(): Promise<null> {
  await loadTexts('music', 'forms');
  return null;
}
