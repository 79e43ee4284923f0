import { loadTexts } from '@/i18n/i18n';

/** Awaits the messages; nothing is fetched before the last part of the form. */
export async function careersLoader(): Promise<null> {
  await loadTexts('careers', 'forms', 'captcha');
  return null;
}
