import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import { buttonClass } from '@/ui/button';
import type { CallFailure } from './call-failure.ts';
import { DuplicateSubmission } from './send-once.ts';

/** What no page of the site shows at once: the amount due, too, changes only on the 2nd working day after a payment. */
const BY_PHONE = new Set(['payment', 'order', 'service', 'signUp', 'message']);

/** Leads to where the customer sees whether it was done, before the next press; nothing for other failures. */
export function PlaceLink({ failure }: { failure: CallFailure | undefined }) {
  const { t } = useTranslation();
  const isWarned = failure instanceof DuplicateSubmission && failure.kind === 'duplicate';
  const look = isWarned ? failure.look : failure?.unknown?.repeatable === false ? failure.unknown.look : undefined;
  if (look === undefined || !BY_PHONE.has(look)) return null;
  return (
    <a href={`tel:${brand.hotline}`} className={buttonClass()}>
      {t('hotline.call', { number: brand.hotline })}
    </a>
  );
}
