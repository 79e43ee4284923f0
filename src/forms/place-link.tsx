import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session';
import { buttonClass } from '@/ui/button';
import type { CallFailure } from './call-failure.ts';
import { DuplicateSubmission } from './send-once.ts';

/** Places that are no page of the site, or that the page itself shows. */
const BY_PHONE = new Set(['order', 'service', 'signUp', 'message']);

/** Leads to where the customer sees whether it was done, before the next press; nothing for other failures. */
export function PlaceLink({ failure }: { failure: CallFailure | undefined }) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const isIn = useSession().state === 'in';
  const isWarned = failure instanceof DuplicateSubmission && failure.kind === 'duplicate';
  const look = isWarned ? failure.look : failure?.unknown?.repeatable === false ? failure.unknown.look : undefined;
  if (look === 'payment' && isIn) {
    return (
      <Link to={paths.bills} className={buttonClass()}>
        {t('seeBalance')}
      </Link>
    );
  }
  if (look === undefined || !BY_PHONE.has(look)) return null;
  return (
    <a href={`tel:${brand.hotline}`} className={buttonClass()}>
      {common('hotline.call', { number: brand.hotline })}
    </a>
  );
}
