import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import type { Messages } from '@/i18n/types';
import { momentText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { buttonClass } from '@/ui/button';
import { type CallFailure, failureMessage, isOutcomeUnknown } from './call-failure.ts';
import { DuplicateSubmission } from './send-once.ts';

/** Key in `forms.unsure`: the message for a call whose outcome is unknown. */
export type Unsure = keyof Messages['forms']['unsure'];

const hotline = { number: brand.hotline };

/**
 * Returns the message for a failed call: the server's or the site's; for an unknown outcome where to look or that repeating is safe; and
 * undefined for failures that are handled elsewhere. `unsure` is for writes without `sendOnce`. The page must have loaded the namespace
 * `forms`.
 */
export function useFailureText() {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const language = useLanguage();
  return (failure: CallFailure | undefined, unsure?: Unsure): string | undefined => {
    if (failure === undefined) return undefined;
    if (failure instanceof DuplicateSubmission) {
      if (failure.kind === 'inFlight') return t('duplicate.inFlight');
      if (failure.doneAt !== undefined && failure.whereToCheck !== 'payment') return t('duplicate.done', { time: momentText(failure.doneAt, language) });
      return t('duplicate.sent', { whereToCheck: t(`duplicate.whereToCheck.${failure.whereToCheck}`, hotline) });
    }
    if (failure.unknown) return failure.unknown.repeatable ? t('repeatable') : t(`unsure.${failure.unknown.whereToCheck}`, hotline);
    if (unsure !== undefined && isOutcomeUnknown(failure)) return t(`unsure.${unsure}`, hotline);
    const message = failureMessage(failure);
    return message === 'server' ? common('failure.server') : message === 'connection' ? t('connection') : message?.text;
  };
}

/** Places that are no page of the site, or that the page itself shows. */
const BY_PHONE = new Set(['order', 'service', 'signUp', 'message']);

/** Calls the hotline, which knows whether it was done, before the next press; nothing for other failures, and where the page itself shows it. */
export function PlaceLink({ failure }: { failure: CallFailure | undefined }) {
  const { t } = useTranslation();
  const isWarned = failure instanceof DuplicateSubmission && failure.kind === 'duplicate';
  const whereToCheck = isWarned ? failure.whereToCheck : failure?.unknown?.repeatable === false ? failure.unknown.whereToCheck : undefined;
  // An order whose response is lost costs nothing. One that may have been paid does, and the amount due changes only on the 2nd working day after.
  const isByPhone = whereToCheck === 'payment' ? isWarned : whereToCheck !== undefined && BY_PHONE.has(whereToCheck);
  if (!isByPhone) return null;
  return (
    <a href={`tel:${brand.hotline}`} className={buttonClass()}>
      {t('hotline.call', { number: brand.hotline })}
    </a>
  );
}
