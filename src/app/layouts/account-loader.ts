import { loadTexts } from '@/i18n/i18n';

/** The texts of the account's layout; what its pages read is theirs. */
export async function accountLoader(): Promise<null> {
  await loadTexts('account');
  return null;
}
