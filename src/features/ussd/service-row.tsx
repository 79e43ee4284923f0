import { ArrowUpRight, ChevronRight, Globe, Info, type LucideIcon, PhoneForwarded, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import type { UssdItem } from '@/api/generated/ussd';
import { ServerLink } from '@/components/links';
import { ListRowContent, listRowClass } from '@/ui/lists';
import { actionOf, type ServiceAction } from './service.ts';
import css from './ussd.module.css';

const icons: Record<ServiceAction['type'], LucideIcon> = { alert: Info, link: Globe, form: PhoneForwarded, confirm: SlidersHorizontal };

/** A button with its remark, or a link that opens in a new window (USSD-01, USSD-07, USSD-10); `plain` where all icons of the group would be the same. */
export function ServiceRow({ item, plain, onIntent, onPress }: { item: UssdItem; plain: boolean; onIntent: () => void; onPress: () => void }) {
  const id = useId();
  const { type } = actionOf(item);
  const remark = item.remark || undefined;
  const content = (
    <ListRowContent
      icon={plain ? undefined : icons[type]}
      title={<span id={`${id}-name`}>{item.ussdItemName}</span>}
      text={remark === undefined ? undefined : <span id={`${id}-remark`}>{remark}</span>}
      sign={type === 'link' ? ArrowUpRight : ChevronRight}
    />
  );
  return (
    <li>
      {type === 'link' ? (
        <ServerLink href={item.link} newTab className={css.link}>
          <span className={listRowClass(css.row)}>{content}</span>
        </ServerLink>
      ) : (
        <button
          type="button"
          className={listRowClass(css.row)}
          aria-labelledby={`${id}-name`}
          aria-describedby={remark === undefined ? undefined : `${id}-remark`}
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onPress}
        >
          {content}
        </button>
      )}
    </li>
  );
}
