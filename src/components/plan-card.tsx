import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CornerArcs } from '@/brand/arcs';
import { readPrice } from '@/lib/price-text';
import { Badge } from '@/ui/badge';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import { LampIcon } from './lamp-icon';
import css from './plan-card.module.css';

interface Pair {
  top: string;
  bottom: string;
}

export interface PlanCardProps {
  /** Name; below it term or audience. */
  title: Pair;
  /** The first pair is the price; the others are facts, label first (decision B57). */
  pairs: readonly Pair[];
  /** More facts, label left and value right. */
  info?: readonly { left: string; right: string }[] | undefined;
  lines?: readonly string[] | undefined;
  recommended?: boolean | undefined;
  /** Heading level. */
  level?: 3 | 4 | undefined;
  /** Button or link; with {@link planLinkClass} the whole card is clickable. */
  action?: ReactNode;
}

/** Extends a link over the whole card. */
export const planLinkClass: string = css.spread ?? '';

export function PlanCard({ title, pairs, info = [], lines = [], recommended = false, level = 3, action }: PlanCardProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const Heading = level === 3 ? 'h3' : 'h4';
  const [price, ...facts] = pairs;
  const money = price && readPrice(price.top);

  return (
    <article className={cx(css.card, recommended && css.recommended)} aria-labelledby={nameId}>
      {recommended ? (
        <>
          <CornerArcs className={css.corner} />
          <Badge tone="lamp" className={css.badge}>
            <LampIcon />
            {t('card.recommended')}
          </Badge>
        </>
      ) : null}
      <div className={css.head}>
        <div className={css.names}>
          <Heading id={nameId} className={css.name}>
            {title.top}
          </Heading>
          <p className={css.term}>{title.bottom}</p>
        </div>
        {price === undefined ? null : (
          <p className={css.price}>
            {money ? (
              <Price amount={money.amount} cents={money.cents} per={price.bottom} className={css.figure} />
            ) : (
              <>
                <b className={css.copy}>{price.top}</b> {price.bottom}
              </>
            )}
          </p>
        )}
      </div>
      {facts.length + info.length === 0 ? null : (
        <dl className={css.facts}>
          {facts.map(({ top, bottom }) => (
            <div key={top}>
              <dt>{top}</dt>
              <dd>{bottom}</dd>
            </div>
          ))}
          {info.map(({ left, right }) => (
            <div key={left} className={css.row}>
              <dt>{left}</dt>
              <dd>{right}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length === 0 ? null : (
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line}>
              <Icon icon={Check} className={css.check} />
              {line}
            </li>
          ))}
        </ul>
      )}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </article>
  );
}
