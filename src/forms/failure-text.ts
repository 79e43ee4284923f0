import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import type { Messages } from '@/i18n/types';
import { type CallFailure, failureWords, isOutcomeUnknown } from './call-failure.ts';
import { DuplicateSubmission } from './send-once.ts';

/** What is said when nobody knows whether a call arrived: the names of the texts `forms.unsure`. */
export type Unsure = keyof Messages['forms']['unsure'];

const hotline = { number: brand.hotline };

/**
 * Puts a failed call into words: the server's own, or the site's; with `unsure` those for a call that may have been done although its
 * answer was lost. Nothing where something else answers. The page must have loaded the texts `forms`.
 */
export function useFailureText() {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  return (failure: CallFailure | undefined, unsure?: Unsure): string | undefined => {
    if (failure === undefined) return undefined;
    if (failure instanceof DuplicateSubmission) {
      return failure.kind === 'underWay' ? t('again.underWay') : t('again.sent', { look: t(`again.look.${failure.look}`, hotline) });
    }
    if (unsure !== undefined && isOutcomeUnknown(failure)) return t(`unsure.${unsure}`, hotline);
    const words = failureWords(failure);
    return words === 'server' ? common('failure.server') : words === 'connection' ? t('connection') : words?.text;
  };
}
