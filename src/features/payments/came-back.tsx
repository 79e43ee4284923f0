import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/lib/paths';
import { Note } from '@/ui/note';
import css from './payment.module.css';

/** Shown after Back from the gateway. Scrolled to, because the browser restores the position of the button that led there. */
export function CameBack() {
  const { t } = useTranslation('payments');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers return a promise, which React would call as the cleanup.
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note}>
      <Note tone="warn" live className={css.cameBack}>
        <Trans t={t} i18nKey="cameBack" values={{ number: brand.hotline }} components={{ bills: <Link to={paths.bills} /> }} />
      </Note>
    </div>
  );
}
