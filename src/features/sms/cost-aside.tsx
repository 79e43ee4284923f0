import { ArrowUpRight, User } from 'lucide-react';
import { type CSSProperties, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AzulejoField } from '@/brand/azulejo';
import { moneyParts } from '@/lib/money';
import { spacedNumber } from '@/lib/phone-number';
import { useSession } from '@/session/session';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import { chargeOf, patacas } from './charges.ts';
import type { ComposeValues } from './compose-rules.ts';
import css from './cost-aside.module.css';
import { messageParts } from './message-parts.ts';
import { addEntries, countAreas, entriesOf } from './recipients.ts';
import { useTakeTyped } from './recipients-field.tsx';
import { formSchedule } from './schedule-words.ts';
import type { ComposeForm } from './use-compose-form.ts';

/** The message on a phone, what it will cost, and the way to the confirm screen. An estimate: the preview's answer has the last word. */
export function CostAside({ form }: { form: ComposeForm }) {
  const { t, i18n } = useTranslation('sms');
  const { t: common } = useTranslation();
  const session = useSession();
  const takeTyped = useTakeTyped(form);
  // What is typed appears at once; this follows when there is time.
  const values = useDeferredValue(useWatch({ control: form.control }) as ComposeValues);
  const parts = messageParts(values.content);
  const numbers = countAreas(addEntries(values.numbers, entriesOf(values.typing)).list);
  const written = values.content.trim() === '' ? 0 : parts.count;
  const charge = chargeOf(numbers, written);
  const schedule = formSchedule(t, i18n.language === 'en' ? 'en' : 'cn', values, Date.now());
  const times = schedule?.times ?? 1;

  return (
    <section aria-label={t('cost.title')} className={css.aside}>
      <div className={css.stage} aria-hidden="true">
        <AzulejoField className={css.tiles} size={56} colour="var(--azul)" opacity="0.1" />
        <div className={css.phone}>
          <span className={css.face}>
            <Icon icon={User} size={16} />
          </span>
          <strong className={css.sender}>{session.state === 'in' ? spacedNumber(session.mobileNo) : null}</strong>
          <p className={css.at}>{schedule?.first ?? t('time.now')}</p>
          <p className={values.content === '' ? css.blank : css.bubble}>{values.content === '' ? t('cost.emptyMessage') : values.content}</p>
        </div>
      </div>
      <div className={css.sums}>
        <div className={css.line}>
          <strong>{t('cost.part', { part: parts.count })}</strong>
          <span>{t('cost.partRoom', { used: parts.inLast, room: parts.each })}</span>
        </div>
        <div className={css.bars} aria-hidden="true">
          {Array.from({ length: parts.count }, (_, part) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
            <span key={part} className={css.bar}>
              <span className={css.filled} style={{ '--share': part < parts.count - 1 ? 1 : parts.inLast / parts.each } as CSSProperties} />
            </span>
          ))}
        </div>
        <dl className={css.rows}>
          <div className={css.line}>
            <dt>{t('cost.local', { numbers: numbers.local, count: written })}</dt>
            <dd>{patacas(charge.local)}</dd>
          </div>
          <div className={css.line}>
            <dt>{t('cost.international', { numbers: numbers.international, count: written })}</dt>
            <dd>{patacas(charge.international)}</dd>
          </div>
          <div className={css.each}>
            <dt>{t('cost.each')}</dt>
            <dd>{patacas(charge.each)}</dd>
          </div>
        </dl>
        <div className={css.total}>
          <p>
            {t('cost.total')}
            <br />
            {t('cost.times', { count: times })}
          </p>
          <Price size="summary" {...moneyParts(patacas(charge.each * times))} />
        </div>
        <Button
          type="submit"
          variant="primary"
          wide
          busy={form.busy}
          busyLabel={common('loading')}
          onClick={() => {
            takeTyped();
            form.setValue('wish', 'preview');
          }}
        >
          {t('cost.preview')}
        </Button>
        <Link to="/care/smscharge" className={css.details}>
          {t('cost.details')}
          <Icon icon={ArrowUpRight} size={16} />
        </Link>
      </div>
    </section>
  );
}
