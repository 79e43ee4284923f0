import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './radio-tile.module.css';

export interface RadioTileProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  title: string;
  /** Second line, 14 px. */
  text?: ReactNode;
  /** At the right: text or badge. */
  fact?: ReactNode;
}

/** A radio button in a clickable tile. */
export function RadioTile({ title, text, fact, className, ...rest }: RadioTileProps) {
  return (
    <label className={cx(css.tile, className)}>
      <input {...rest} type="radio" className={css.radio} />
      <span className={css.copy}>
        <span className={css.title}>{title}</span>
        {text === undefined ? null : <span className={css.text}>{text}</span>}
      </span>
      {fact === undefined ? null : <span className={css.fact}>{fact}</span>}
    </label>
  );
}

/** A radio button in a row of 44 px, for short options. */
export function Radio({ title, className, ...rest }: Omit<RadioTileProps, 'text' | 'fact'>) {
  return (
    <label className={cx(css.row, className)}>
      <input {...rest} type="radio" className={css.radio} />
      <span>{title}</span>
    </label>
  );
}
