import { loadTexts } from '@/i18n/i18n';

/** The form reads nothing before its last part; only the texts are waited for. */
export async function careersLoader(): Promise<null> {
  await loadTexts('careers', 'forms', 'captcha');
  return null;
}
