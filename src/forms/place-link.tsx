import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import { buttonClass } from '@/ui/button';
import type { CallFailure } from './call-failure.ts';
import { DuplicateSubmission } from './send-once.ts';

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
