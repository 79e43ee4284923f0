import { MAX_LG } from '@/ui/breakpoints';
import { cx } from '@/ui/class-names';
import css from './activity-image.module.css';

interface ActivityPictureProps {
  /** For screens wider than 1024 px. */
  wide: string;
  /** For screens up to 1024 px. */
  phone: string;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** Seen first: fetched before the others. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture of an activity by device (BIZ-04, BIZ-05); it holds its place before it is there. */
export function ActivityImage({ wide, phone, alt = '', first = false, className }: ActivityPictureProps) {
  return (
    <picture className={cx(css.picture, className)}>
      <source media={MAX_LG} srcSet={phone} width={384} height={240} />
      <img src={wide} alt={alt} width={384} height={240} fetchPriority={first ? 'high' : 'auto'} loading={first ? 'eager' : 'lazy'} />
    </picture>
  );
}
