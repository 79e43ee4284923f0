import { ArrowDownUp, Globe, type LucideIcon, MessageSquare, Phone } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAndMonth } from '@/lib/macau-date';
import { moneyText } from '@/lib/money';
import { useLanguage } from '@/session/language';
import { Icon } from '@/ui/icon';
import { cardClass } from '@/ui/section';
import { amountOf, chargeOf, useAmountText } from './amounts.ts';
import { KINDS, type Kind } from './kinds.ts';
import css from './month-picture.module.css';
import { daysBetween, type UsageRecord } from './usage-record.ts';

const icons: Record<Kind, LucideIcon> = { data: ArrowDownUp, call: Phone, sms: MessageSquare, idd: Globe };

/** One card a kind: its total, and a bar a day. */
export function MonthPicture({ record }: { record: UsageRecord }) {
  return (
    <ul className={css.kinds}>
      {KINDS.map((kind) => (
        <KindCard key={kind} kind={kind} record={record} />
      ))}
    </ul>
  );
}

function KindCard({ kind, record: { from, to, entries } }: { kind: Kind; record: UsageRecord }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const amountText = useAmountText();
  const own = entries.filter((entry) => entry.kind === kind);
  const byDay = new Map<string, number>();
  for (const { day, amount } of own) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  const [most, max] = [...byDay].reduce((best, day) => (day[1] > best[1] ? day : best), ['', 0] as [string, number]);
  const total = amountText(kind, amountOf(own));
  const charge = chargeOf(own);
  return (
    <li className={cardClass({}, css.card)}>
      <div className={css.head}>
        <h3 className={css.kind}>
          <Icon icon={icons[kind]} />
          {t(`kind.${kind}`)}
        </h3>
        <p className={css.total}>{own.length === 0 ? t('picture.none') : total}</p>
      </div>
      <div role="img" aria-label={t('picture.label', { kind: t(`kind.${kind}`), days: byDay.size, of: daysBetween(from, to).length })} className={css.days}>
        {daysBetween(from, to).map((day) => {
          const amount = byDay.get(day) ?? 0;
          const name = `${dayAndMonth(day, language)} · ${amountText(kind, amount)}`;
          const share = max === 0 ? 0 : amount / max;
          return <span key={day} title={name} className={share > 0 ? css.bar : css.none} style={{ '--share': share } as CSSProperties} />;
        })}
      </div>
      <p className={css.ends}>
        <span>{dayAndMonth(from, language, 'short')}</span>
        <span>{dayAndMonth(to, language, 'short')}</span>
      </p>
      {max === 0 ? null : (
        <p className={css.foot}>
          <span className={css.most}>
            <span>{t('picture.most', { day: dayAndMonth(most, language) })}</span> <span>{amountText(kind, max)}</span>
          </span>
          {charge === '0.00' ? null : <span className={css.charge}>{t('picture.charge', { amount: moneyText(charge) })}</span>}
        </p>
      )}
    </li>
  );
}
