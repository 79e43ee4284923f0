import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneDetailQueryResult } from '@/api/phones';
import { Terms } from '@/components/terms';
import { choiceIn, choiceText } from './address.ts';
import { Choices } from './choices.tsx';
import { Gallery } from './gallery.tsx';
import { firstOf, picturesOf } from './images.ts';
import { PhoneTabs, usePlansJump } from './phone-tabs.tsx';
import css from './product.module.css';
import { useAddress } from './use-address.ts';

/** A phone with its gallery, choices, plans, presentation and terms (PHONE-18, PHONE-19). */
export function Product({ phone }: { phone: PhoneDetailQueryResult }) {
  const { t } = useTranslation('phones');
  const { query, note } = useAddress();
  const { colors, mobileCapacityplan: capacities } = phone;
  const pictures = picturesOf(colors);
  const [shown, setShown] = useState(() => firstOf(pictures, choiceIn(query, 'color', colors.length)));
  const at = Math.min(shown, pictures.length - 1);
  const color = pictures[at]?.color ?? 0;
  const chosen = choiceIn(query, 'capacity', capacities.length);
  const capacity = capacities[chosen];
  const [said, setSaid] = useState('');
  const jump = usePlansJump();

  // The picture decides the colour: the gallery is where both the colours and the views of one colour are.
  const show = (next: number) => {
    setShown(next);
    const nextColor = pictures[next]?.color ?? 0;
    if (nextColor !== color) note({ color: choiceText(nextColor) });
  };
  const chooseCapacity = (next: number) => {
    note({ capacity: choiceText(next) });
    const to = capacities[next];
    if (to === undefined) return;
    const values = { capacity: to.capacityname, count: to.mobilePlans.length };
    setSaid(to.price === undefined ? t('detail.chosen', values) : t('detail.chosenPrice', { ...values, price: to.price }));
  };

  return (
    <>
      <Gallery name={phone.name} pictures={pictures} at={at} onShow={show} />
      <Choices
        colors={colors}
        color={color}
        onColor={(next) => show(firstOf(pictures, next))}
        capacities={capacities}
        capacity={chosen}
        onCapacity={chooseCapacity}
        onPlans={() => {
          note({ tab: undefined });
          jump.go();
        }}
      />
      <p role="status" className="visuallyHidden">
        {said}
      </p>
      <div className={css.more}>
        {capacity === undefined ? null : <PhoneTabs presentation={phone.introductioncontent} capacity={capacity} heading={jump.heading} />}
        <Terms html={phone.calusecontent} className={css.terms} />
      </div>
    </>
  );
}
