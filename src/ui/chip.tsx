import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './chip.module.css';
import { Icon } from './icon.tsx';

interface ChipProps {
  children: ReactNode;
  /** Shown after the value, such as 國際. */
  tag?: ReactNode;
  onRemove: () => void;
  /** Accessible name with the value, e.g. 移除 6612 3456. */
  removeLabel: string;
}

/** A selected value, 36 px high. */
export function Chip({ children, tag, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={css.chip}>
      <span className={css.value}>{children}</span>
      {tag === undefined ? null : <span className={css.tag}>{tag}</span>}
      <button type="button" className={css.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon icon={X} size={16} />
      </button>
    </span>
  );
}
