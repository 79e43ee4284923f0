import { ArrowUpRight } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneDetailQueryResult } from '@/api/generated/phones';
import { brand, externalUrls } from '@/brand/brand';
import { ButtonLink, ExternalLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { inOneLine } from '@/lib/phrases';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { DescriptionList } from '@/ui/lists';
import { PriceOrText } from '@/ui/price';
import { visuallyHidden } from '@/ui/visually-hidden';
import css from './choices.module.css';
import { type Capacity, priceWithPlan, recommendedPlan } from './gallery-images.ts';

interface ChoicesProps {
  /** Of the phone. */
  id: string;
  colors: PhoneDetailQueryResult['colors'];
  /** Index. */
  color: number;
  onColor: (index: number) => void;
  capacities: readonly Capacity[];
  /** Index. */
  capacity: number;
  onCapacity: (index: number) => void;
  onPlans: () => void;
}

/** Colour, capacity, prices, and links to the plans and the external store. */
export function Choices({ id, colors, color, onColor, capacities, capacity, onCapacity, onPlans }: ChoicesProps) {
  const { t } = useTranslation('phones');
  const chosen = capacities[capacity];
  const hasPlans = chosen !== undefined && chosen.mobilePlans.length > 0;
  return (
    <div className={css.choices}>
      <ColorChoice colors={colors} color={color} onColor={onColor} />
      <CapacityChoice capacities={capacities} capacity={capacity} onCapacity={onCapacity} />
      {chosen === undefined ? null : <Prices capacity={chosen} />}
      <div className={`${css.actions} noPrint`}>
        {hasPlans ? <PlansButton capacity={chosen} onPlans={onPlans} /> : null}
        <ExternalLink href={externalUrls.phoneStore} className={buttonClass({ variant: hasPlans ? 'secondary' : 'primary' })}>
          {t('detail.store')}
          <Icon icon={ArrowUpRight} />
        </ExternalLink>
        <ButtonLink to={paths.comparePhone(id)} variant="quiet">
          {t('compare.start')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Leads to the plans; on phones with a bar of the price until the button has been scrolled to. */
function PlansButton({ capacity, onPlans }: { capacity: Capacity; onPlans: () => void }) {
  const { t } = useTranslation('phones');
  const box = useRef<HTMLDivElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    // What is above the screen counts as scrolled to.
    const observer = new IntersectionObserver((entries) => setIsBelow(entries.at(-1)?.isIntersecting === false), { rootMargin: '99999px 0px 0px' });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const withPlan = priceWithPlan(recommendedPlan(capacity.mobilePlans));
  const button = (
    <Button variant="primary" onClick={onPlans}>
      {t('detail.choosePlan')}
    </Button>
  );
  return (
    <>
      <div ref={box}>{button}</div>
      {isBelow && withPlan !== undefined ? (
        <section aria-label={withPlan.label} className={`${css.bar} noPrint`}>
          <p>
            <b>{withPlan.text}</b> <span className={css.price}>{t('detail.withFee', { fee: withPlan.fee })}</span>
          </p>
          {button}
        </section>
      ) : null}
    </>
  );
}

/** Colour dots of 44 px with hidden names; a colour without `hex` shows its name (PHONE-18). */
function ColorChoice({ colors, color, onColor }: Pick<ChoicesProps, 'colors' | 'color' | 'onColor'>) {
  const { t } = useTranslation('phones');
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {t('detail.color')} <span aria-hidden="true">{colors[color]?.color}</span>
      </legend>
      <div className={css.dots}>
        {colors.map((each, index) => (
          <label key={each.color} title={each.color} className={each.hex ? css.dot : css.pill} style={{ '--dot': each.hex } as CSSProperties}>
            <input type="radio" name={name} checked={index === color} onChange={() => onColor(index)} className={css.radio} />
            <span className={each.hex ? visuallyHidden : undefined}>{each.color}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Capacity options, each with the price without a plan if the server sends it. */
function CapacityChoice({ capacities, capacity, onCapacity }: Pick<ChoicesProps, 'capacities' | 'capacity' | 'onCapacity'>) {
  const { t } = useTranslation('phones');
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('detail.capacity')}</legend>
      <div className={css.capacities}>
        {capacities.map(({ capacityname, price }, index) => (
          <label key={capacityname} className={css.pill}>
            <input type="radio" name={name} checked={index === capacity} onChange={() => onCapacity(index)} className={css.radio} />
            <span>
              {capacityname} {price === undefined ? null : <span className={css.price}>{price}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Prices of the selected capacity alone and with the recommended plan, or a hint to call the hotline. */
function Prices({ capacity }: { capacity: Capacity }) {
  const { t } = useTranslation('phones');
  const withPlan = priceWithPlan(recommendedPlan(capacity.mobilePlans));
  const prices: [label: string, text: string][] = [];
  if (capacity.price !== undefined) prices.push([t('detail.outright'), capacity.price]);
  if (withPlan !== undefined) prices.push([t('detail.withPlan', { label: withPlan.label, plan: inOneLine(withPlan.plan) }), withPlan.text]);
  if (prices.length === 0) return <p className={css.onRequest}>{t('detail.askPrice', { hotline: brand.hotline })}</p>;
  return (
    <div className={css.money}>
      <DescriptionList rows={prices.map(([label, text]) => [label, <PriceOrText key={label} text={text} />])} />
    </div>
  );
}
