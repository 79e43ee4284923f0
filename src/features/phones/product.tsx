import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneDetailQueryResult } from '@/api/phones';
import { Terms } from '@/components/terms';
import { optionParam, optionParamValue } from './address.ts';
import { Choices } from './choices.tsx';
import { Gallery } from './gallery.tsx';
import { firstImageIndex, galleryImages } from './gallery-images.ts';
import { PhoneTabs, usePlansFocus } from './phone-tabs.tsx';
import css from './product.module.css';
import { useAddress } from './use-address.ts';

/** Gallery, options, plans, presentation and terms of a phone (PHONE-18, PHONE-19). */
export function Product({ phone }: { phone: PhoneDetailQueryResult }) {
  const { t } = useTranslation('phones');
  const { query, note } = useAddress();
  const { colors, mobileCapacityplan: capacities } = phone;
  const images = galleryImages(colors);
  const [shown, setShown] = useState(() => firstImageIndex(images, optionParam(query, 'color', colors.length)));
  const current = Math.min(shown, images.length - 1);
  const color = images[current]?.color ?? 0;
  const capacityIndex = optionParam(query, 'capacity', capacities.length);
  const capacity = capacities[capacityIndex];
  const [announcement, setAnnouncement] = useState('');
  const plansFocus = usePlansFocus();

  // The gallery holds the images of all colours, so the shown image determines the selected colour.
  const show = (next: number) => {
    setShown(next);
    const nextColor = images[next]?.color ?? 0;
    if (nextColor !== color) note({ color: optionParamValue(nextColor) });
  };
  const chooseCapacity = (next: number) => {
    note({ capacity: optionParamValue(next) });
    const nextCapacity = capacities[next];
    if (nextCapacity === undefined) return;
    const values = { capacity: nextCapacity.capacityname, count: nextCapacity.mobilePlans.length };
    setAnnouncement(nextCapacity.price === undefined ? t('detail.chosen', values) : t('detail.chosenPrice', { ...values, price: nextCapacity.price }));
  };

  return (
    <>
      <Gallery name={phone.name} images={images} current={current} onShow={show} />
      <Choices
        colors={colors}
        color={color}
        onColor={(next) => show(firstImageIndex(images, next))}
        capacities={capacities}
        capacity={capacityIndex}
        onCapacity={chooseCapacity}
        onPlans={() => {
          note({ tab: undefined });
          plansFocus.go();
        }}
      />
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
      <div className={css.more}>
        {capacity === undefined ? null : <PhoneTabs presentation={phone.introductioncontent} capacity={capacity} heading={plansFocus.heading} />}
        <Terms html={phone.calusecontent} className={css.terms} />
      </div>
    </>
  );
}
