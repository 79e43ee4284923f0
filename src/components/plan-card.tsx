import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CornerArcs } from '@/brand/arcs';
import { readPrice } from '@/lib/money';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { LampIcon } from './lamp-icon';
import { ServerLink } from './links';
import css from './plan-card.module.css';

interface PlanCardProps {
  /** A plan as the contract's operations have it. */
  plan: {
    /** Name; below it term or audience. */
    cardtitleMap: { top: ReactNode; bottom: ReactNode };
    /** The first pair is the price; the others are facts, label first (decision B57). */
    cardsubtitleMap: readonly { top: string; bottom: string }[];
    /** More facts, label left and value right. */
    cardinfoMap?: readonly { left: string; right: string }[] | undefined;
    cardremakeArr?: readonly string[] | undefined;
    /** 1: recommended. */
    tjtype?: number | string | undefined;
  };
  /** Default: `cardremakeArr`. */
  lines?: readonly string[] | undefined;
  level?: 3 | 4 | undefined;
  /** The link covers the whole card; external ones open in a new tab. */
  href?: string | undefined;
  linkText?: string | undefined;
  /** After the text of the link, for screen readers. Default: the plan's. */
  linkName?: ReactNode;
  children?: ReactNode;
}

export function PlanCard({ plan, lines = plan.cardremakeArr ?? [], level = 3, href, linkText, linkName = plan.cardtitleMap.top, children }: PlanCardProps) {
  const { t } = useTranslation();
  const { cardtitleMap: title, cardinfoMap: info = [] } = plan;
  const recommended = String(plan.tjtype) === '1';
  const nameId = useId();
  const Heading = `h${level}` as const;
  const [price, ...facts] = plan.cardsubtitleMap;
  const money = price && readPrice(price.top);

  const action =
    href === undefined ? (
      children
    ) : (
      <ServerLink href={href} newTab={!href.startsWith('/')} className={buttonClass({ variant: recommended ? 'primary' : 'secondary' }, css.spread)}>
        {linkText ?? t(recommended ? 'card.choosePlan' : 'card.planDetails')}
        <VisuallyHidden> {linkName}</VisuallyHidden>
      </ServerLink>
    );

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
          <p className="captionQuiet">{title.bottom}</p>
        </div>
        {price && (
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
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}
