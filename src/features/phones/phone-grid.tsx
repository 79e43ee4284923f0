import { type ComponentType, type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneCard, PhoneCardSkeleton, type PhoneListItem } from '@/components/phone-card';
import { CHOSEN_PHONE_PARAMS, writeSearch } from '@/components/search-params';
import { cx } from '@/ui/class-names';
import { SkeletonGroup } from '@/ui/skeleton';
import { VisuallyHidden, visuallyHidden } from '@/ui/visually-hidden';
import css from './phone-grid.module.css';
import { PAGE_SIZE, STRIP_PAGE } from './search-params.ts';

/** Phones on the first screen of a desktop; their images load eagerly. */
const FIRST_SCREEN = 4;

interface GridProps {
  /** The row on the phone home page. */
  strip?: boolean;
}

/** Grid of four columns on wide screens and two on phones. */
export function PhoneGrid({ phones, strip, Box }: GridProps & { phones: readonly PhoneListItem[]; Box?: ComponentType<{ phone: PhoneListItem }> }) {
  return (
    <ul className={cx(css.grid, strip && css.strip)}>
      {phones.map((phone, index) => (
        <li key={phone.id}>
          <PreviewCard phone={phone} eager={!strip && index < FIRST_SCREEN} />
          {Box && <Box phone={phone} />}
        </li>
      ))}
    </ul>
  );
}

export function PhoneGridSkeleton({ strip }: GridProps) {
  const { t } = useTranslation('phones');
  return (
    <SkeletonGroup label={t('list.loading')} className={cx(css.grid, strip && css.strip)}>
      {Array.from({ length: strip ? STRIP_PAGE.pageSize : PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
        <PhoneCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}

/** Card whose picture follows the colour that is chosen or pointed at; the link keeps the chosen one. */
function PreviewCard({ phone, eager }: { phone: PhoneListItem; eager: boolean }) {
  const { t } = useTranslation('phones');
  const { previews = [], instock } = phone;
  const [chosen, setChosen] = useState(0);
  const [pointed, setPointed] = useState<number>();
  const shown = previews[pointed ?? chosen];
  return (
    <PhoneCard
      phone={shown === undefined ? phone : { ...phone, img: shown.img }}
      eager={eager}
      note={instock === 0 ? t('card.outOfStock') : undefined}
      search={writeSearch(CHOSEN_PHONE_PARAMS, '', { color: chosen })}
      dots={previews.length < 2 ? undefined : <ColorDots name={phone.name} previews={previews} chosen={chosen} onChoose={setChosen} onPoint={setPointed} />}
    />
  );
}

interface ColorDotsProps {
  name: string;
  previews: NonNullable<PhoneListItem['previews']>;
  /** Index of the chosen colour. */
  chosen: number;
  onChoose: (index: number) => void;
  /** Called with undefined when the pointer leaves. */
  onPoint: (index: number | undefined) => void;
}

function ColorDots({ name, previews, chosen, onChoose, onPoint }: ColorDotsProps) {
  const { t } = useTranslation('phones');
  const group = useId();
  return (
    <fieldset className={css.dots}>
      <VisuallyHidden as="legend">{t('card.colours', { name })}</VisuallyHidden>
      {previews.map(({ color, hex }, index) => (
        <label
          key={color}
          title={color}
          className={hex ? css.dot : css.name}
          style={{ '--dot': hex } as CSSProperties}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(index)}
          onPointerLeave={() => onPoint(undefined)}
        >
          <input type="radio" name={group} checked={index === chosen} onChange={() => onChoose(index)} className={css.radio} />
          <span className={hex ? visuallyHidden : undefined}>{color}</span>
        </label>
      ))}
    </fieldset>
  );
}
