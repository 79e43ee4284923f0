import { ArrowUpRight } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneDetailQueryResult } from '@/api/phones';
import { brand, externalUrls } from '@/brand/brand';
import { readPrice } from '@/lib/price-text';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import css from './choices.module.css';
import { type Capacity, leadingPlan, priceWithPlan } from './images.ts';

type Colors = PhoneDetailQueryResult['colors'];

interface ChoicesProps {
  colors: Colors;
  /** Places from 0. */
  color: number;
  onColor: (at: number) => void;
  capacities: readonly Capacity[];
  capacity: number;
  onCapacity: (at: number) => void;
  onPlans: () => void;
}

/** Colour, capacity, what that costs, and the two ways on. */
export function Choices({ colors, color, onColor, capacities, capacity, onCapacity, onPlans }: ChoicesProps) {
  const { t } = useTranslation('phones');
  const chosen = capacities[capacity];
  const hasPlans = chosen !== undefined && chosen.mobilePlans.length > 0;
  return (
    <div className={css.choices}>
      <ColorChoice colors={colors} color={color} onColor={onColor} />
      <CapacityChoice capacities={capacities} capacity={capacity} onCapacity={onCapacity} />
      {chosen === undefined ? null : <Money capacity={chosen} />}
      <div className={css.actions}>
        {hasPlans ? (
          <Button variant="primary" onClick={onPlans}>
            {t('detail.choosePlan')}
          </Button>
        ) : null}
        <a href={externalUrls.phoneStore} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: hasPlans ? 'secondary' : 'primary' })}>
          {t('detail.store')}
          <Icon icon={ArrowUpRight} />
          <span className="visuallyHidden">{t('newWindow', { ns: 'common' })}</span>
        </a>
      </div>
    </div>
  );
}

/** Dots of 44 px that carry the colour's name; a colour without a value shows its name instead (PHONE-18). */
function ColorChoice({ colors, color, onColor }: Pick<ChoicesProps, 'colors' | 'color' | 'onColor'>) {
  const { t } = useTranslation('phones');
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {t('detail.color')} <span aria-hidden="true">{colors[color]?.color}</span>
      </legend>
      <div className={css.dots}>
        {colors.map((one, at) => (
          <label key={one.color} title={one.color} className={one.hex ? css.dot : css.pill} style={{ '--dot': one.hex } as CSSProperties}>
            <input type="radio" name={name} checked={at === color} onChange={() => onColor(at)} className={css.radio} />
            <span className={one.hex ? 'visuallyHidden' : undefined}>{one.color}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Pills with the capacity and, where the server sends it, its price without a plan. */
function CapacityChoice({ capacities, capacity, onCapacity }: Pick<ChoicesProps, 'capacities' | 'capacity' | 'onCapacity'>) {
  const { t } = useTranslation('phones');
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('detail.capacity')}</legend>
      <div className={css.capacities}>
        {capacities.map(({ capacityname, price }, at) => (
          <label key={capacityname} className={css.pill}>
            <input type="radio" name={name} checked={at === capacity} onChange={() => onCapacity(at)} className={css.radio} />
            <span>
              {capacityname} {price === undefined ? null : <span className={css.price}>{price}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the chosen capacity costs alone, and with the plan that suits it. Without any price a sentence says where to ask. */
function Money({ capacity }: { capacity: Capacity }) {
  const { t } = useTranslation('phones');
  const withPlan = priceWithPlan(leadingPlan(capacity.mobilePlans));
  const sums = [
    ...(capacity.price === undefined ? [] : [{ label: t('detail.outright'), text: capacity.price }]),
    ...(withPlan === undefined ? [] : [{ label: t('detail.withPlan', { label: withPlan.label, plan: withPlan.plan }), text: withPlan.text }]),
  ];
  if (sums.length === 0) return <p className={css.ask}>{t('detail.askPrice', { hotline: brand.hotline })}</p>;
  return (
    <div className={css.money}>
      <dl>
        {sums.map(({ label, text }) => {
          const money = readPrice(text);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money ? <Price amount={money.amount} cents={money.cents} /> : text}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
