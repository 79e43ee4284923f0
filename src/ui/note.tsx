import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './note.module.css';

/** `remark` is red text below tariffs; `plain` a grey box. */
export type NoteTone = 'plain' | 'info' | 'ok' | 'warn' | 'remark';

const icons: Record<NoteTone, LucideIcon> = { plain: Info, info: Info, ok: CircleCheck, warn: TriangleAlert, remark: CircleAlert };

/** Message with an icon. `live` announces it, for messages that appear after an action. */
export function Note({
  tone = 'plain',
  live,
  className,
  children,
}: {
  tone?: NoteTone | undefined;
  live?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={cx(css.note, css[tone], className)} role={live ? 'status' : undefined}>
      <Icon icon={icons[tone]} />
      <div className={css.copy}>{children}</div>
    </div>
  );
}
