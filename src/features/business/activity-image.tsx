import { MAX_LG } from '@/ui/media';
import css from './activity-image.module.css';

interface ActivityImageProps {
  wide: string;
  phone: string;
  /** Empty when adjacent text says the same. */
  alt?: string;
  eager?: boolean;
}

/** Responsive image of an activity (BIZ-04, BIZ-05); fixed dimensions prevent layout shift. */
export function ActivityImage({ wide, phone, alt = '', eager = false }: ActivityImageProps) {
  return (
    <picture className={css.image}>
      <source media={MAX_LG} srcSet={phone} width={384} height={240} />
      <img src={wide} alt={alt} width={384} height={240} fetchPriority={eager ? 'high' : 'auto'} loading={eager ? 'eager' : 'lazy'} />
    </picture>
  );
}
