import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomePhonesQueryResult } from '@/api/generated/phones';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { DescriptionList } from '@/ui/lists';
import { PriceOrText } from '@/ui/price';
import { Skeleton } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './phone-card.module.css';

export type PhoneListItem = HomePhonesQueryResult[number];

interface PhoneCardProps {
  phone: PhoneListItem;
  eager?: boolean | undefined;
  /** Behind brand and network. */
  note?: string | undefined;
  search?: string | undefined;
  /** A choice of colours instead of their dots. */
  dots?: ReactNode;
}

/** A phone with colours, brand and prices; the whole card is a link (PHONE-04, HOME-20). */
export function PhoneCard({ phone, eager = false, note, search = '', dots }: PhoneCardProps) {
  const { t } = useTranslation();
  const { id, img, name, brandName, networkName, isnew, colors = [], titleleftMap, titlerightMap } = phone;
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.stage}>
        <img src={img} alt="" width={212} height={256} loading={eager ? undefined : 'lazy'} decoding="async" className={css.image} />
      </div>
      <div className={css.details}>
        {dots ??
          (colors.length === 0 ? null : (
            <span className={css.dots}>
              {colors.map((color) => (
                <i key={color} style={{ '--dot': color } as CSSProperties} />
              ))}
              <VisuallyHidden>{t('card.colours', { count: colors.length })}</VisuallyHidden>
            </span>
          ))}
        {String(isnew) === '1' ? (
          <Badge tone="telha" className={css.tag}>
            {t('card.isNew')}
          </Badge>
        ) : null}
      </div>
      <p className={css.byline}>{[brandName, networkName, note].filter(Boolean).join(' · ')}</p>
      <h3 className={css.name}>
        <Link to={paths.phone(id) + search} className={css.link}>
          {name}
        </Link>
      </h3>
      <DescriptionList
        className={css.facts}
        rows={[titleleftMap, titlerightMap].map(({ top, bottom }) => [top, <PriceOrText key={top} text={bottom} size="inline" />])}
      />
    </article>
  );
}

export function PhoneCardSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton height="auto" radius="card" className={css.stage} />
      <Skeleton count={4} width="65%" />
    </div>
  );
}
