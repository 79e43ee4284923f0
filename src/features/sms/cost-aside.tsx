import { ArrowUpRight } from 'lucide-react';
import { type CSSProperties, memo, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { moneyParts } from '@/lib/money';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ABOVE_XL, useMedia } from '@/ui/media';
import { Price } from '@/ui/price';
import { type ComposeForm, useSchedule } from './compose-form.ts';
import css from './cost-aside.module.css';
import { chargeOf, type MessageParts, messageParts, patacas, type Receivers } from './message-parts.ts';
import { addEntries, countAreas, entriesOf } from './recipients.ts';
import { useAddTyped } from './recipients-field.tsx';
import { formSchedule } from './schedule.ts';

const MessagePreview = lazyPart(async () => (await import('./message-preview')).MessagePreview);
/** A decoration: without its code the page works as it does on a phone. */
const ignore = () => {};

/** Message preview, estimated charge and the preview button; the preview response is authoritative. Updates are deferred, so that typing stays responsive. */
export function CostAside({ form }: { form: ComposeForm }) {
  const { t } = useTranslation('sms');
  const language = useLanguage();
  const addTyped = useAddTyped(form);
  const { control } = form;
  const isWide = useMedia(ABOVE_XL);
  const content = useDeferredValue(useWatch({ control, name: 'content' }));
  const numbers = useDeferredValue(useWatch({ control, name: 'numbers' }));
  const typing = useDeferredValue(useWatch({ control, name: 'typing' }));
  const receivers = useMemo(() => countAreas(addEntries(numbers, entriesOf(typing)).list), [numbers, typing]);
  const values = useDeferredValue(useSchedule(form));
  const schedule = formSchedule(t, language, values, Date.now());
  const parts = messageParts(content);
  // An empty message costs nothing.
  const written = content.trim() === '' ? 0 : parts.count;
  const { each } = chargeOf(receivers, written);
  const times = schedule?.times ?? (values.type === '3' ? undefined : 1);

  return (
    <section aria-label={t('cost.title')} className={css.aside}>
      <div className={css.stage} aria-hidden="true">
        <MessagePreview content={content} at={schedule?.first} wanted={isWide} onError={ignore} />
      </div>
      <div className={css.sums}>
        <Sums parts={parts} written={written} receivers={receivers} />
        <div className={css.foot}>
          {each === 0 ? null : <Total avos={each} times={times} />}
          <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={t('loading', { ns: 'common' })} onClick={addTyped}>
            {t('cost.preview')}
          </Button>
        </div>
        <Link to="/care/smscharge" className={css.details}>
          {t('cost.details')}
          <Icon icon={ArrowUpRight} size={16} />
        </Link>
      </div>
    </section>
  );
}

/** Parts with their length, and what they cost once there are recipients. */
const Sums = memo(function Sums({ parts, written, receivers }: { parts: MessageParts; written: number; receivers: Receivers }) {
  const { t } = useTranslation('sms');
  const charge = chargeOf(receivers, written);
  return (
    <div>
      <div className={css.line}>
        <strong>{t('cost.part', { part: parts.count })}</strong>
        <span>{t('cost.partRoom', { used: parts.inLast, room: parts.each })}</span>
      </div>
      <div className={css.bars} aria-hidden="true">
        {Array.from({ length: parts.count }, (_, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part's position is its identity
          <span key={part} className={css.bar}>
            <span className={css.filled} style={{ '--share': part < parts.count - 1 ? 1 : parts.inLast / parts.each } as CSSProperties} />
          </span>
        ))}
      </div>
      {charge.each === 0 ? null : (
        <dl className={css.rows}>
          {(['local', 'international'] as const).map((area) =>
            receivers[area] === 0 ? null : (
              <div key={area} className={css.line}>
                <dt>{t(`cost.${area}`, { numbers: receivers[area], count: written })}</dt>
                <dd>{patacas(charge[area])}</dd>
              </div>
            ),
          )}
          <div className={css.each}>
            <dt>{t('cost.each')}</dt>
            <dd>{patacas(charge.each)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
});

/** `avos`: the charge of one sending; `times` is undefined while a cyclic message has no end. */
const Total = memo(function Total({ avos, times }: { avos: number; times: number | undefined }) {
  const { t } = useTranslation('sms');
  return (
    <div className={css.total}>
      <p>
        {t(times === undefined ? 'cost.each' : 'cost.total')}
        {times === undefined ? null : (
          <>
            <br />
            <span className={css.times}>{t('cost.times', { count: times })}</span>
          </>
        )}
      </p>
      <Price size="summary" {...moneyParts(patacas(avos * (times ?? 1)))} />
    </div>
  );
});
