import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneDetailQueryResult } from '@/api/generated/phones';
import { useSearchState } from '@/components/search-params';
import { Terms } from '@/components/terms';
import { Announcement } from '@/ui/visually-hidden';
import { Choices } from './choices.tsx';
import { Gallery } from './gallery.tsx';
import { firstImageIndex, galleryImages } from './gallery-images.ts';
import { PhoneTabs, usePlansFocus } from './phone-tabs.tsx';
import { Presentation } from './presentation.tsx';
import css from './product.module.css';
import { productParams } from './search-params.ts';

/** Gallery, options, plans, presentation and terms of a phone (PHONE-18, PHONE-19). */
export function Product({ id, phone }: { id: string; phone: PhoneDetailQueryResult }) {
  const { t } = useTranslation('phones');
  const { state, replace } = useSearchState(productParams(phone));
  const { colors, mobileCapacityplan: capacities } = phone;
  const images = galleryImages(colors);
  const [shown, setShown] = useState(() => firstImageIndex(images, state.color));
  const current = Math.min(shown, images.length - 1);
  const color = images[current]?.color ?? 0;
  const capacity = capacities[state.capacity];
  const [announcement, setAnnouncement] = useState('');
  const plansFocus = usePlansFocus();

  // The gallery holds the images of all colours, so the shown image determines the selected colour.
  const show = (next: number) => {
    setShown(next);
    const nextColor = images[next]?.color ?? 0;
    if (nextColor !== state.color) replace({ color: nextColor });
  };
  const chooseCapacity = (next: number) => {
    replace({ capacity: next });
    const chosen = capacities[next];
    if (chosen === undefined) return;
    const { capacityname, mobilePlans, price } = chosen;
    setAnnouncement(t(price === undefined ? 'detail.chosen' : 'detail.chosenPrice', { capacity: capacityname, count: mobilePlans.length, price }));
  };

  return (
    <>
      <Gallery name={phone.name} images={images} current={current} onShow={show} onPreview={setShown} />
      <Choices
        id={id}
        colors={colors}
        color={color}
        onColor={(next) => show(firstImageIndex(images, next))}
        capacities={capacities}
        capacity={state.capacity}
        onCapacity={chooseCapacity}
        onPlans={() => {
          replace({ presentation: false });
          plansFocus.go();
        }}
      />
      <Announcement>{announcement}</Announcement>
      <div className={css.more}>
        {capacity === undefined ? null : (
          <PhoneTabs
            presentation={<Presentation html={phone.introductioncontent} poster={images[0]?.src} />}
            showsPresentation={state.presentation}
            onTab={(presentation) => replace({ presentation })}
            capacity={capacity}
            chosen={{ phone: id, color, capacity: state.capacity }}
            heading={plansFocus.heading}
          />
        )}
        <Terms html={phone.calusecontent} className={css.terms} />
      </div>
    </>
  );
}
