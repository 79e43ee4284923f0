import { Link, type To } from 'react-router-dom';
import { ListRowContent, type ListRowContentProps, listRowClass } from '@/ui/list-row';

/** A row of `ListRows` that leads to a page of the site, or that does something when it is pressed. */
export function ListRow({ to, onPress, ...rest }: ListRowContentProps & { to?: To; onPress?: () => void }) {
  const content = <ListRowContent {...rest} />;
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={listRowClass()} onClick={onPress}>
          {content}
        </button>
      ) : (
        <Link to={to} className={listRowClass()}>
          {content}
        </Link>
      )}
    </li>
  );
}
