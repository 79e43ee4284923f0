import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import css from './radio-tile.module.css';

export interface RadioTileProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  title: string;
  /** 14 px line under the title. */
  text?: ReactNode;
  /** A fact or badge at the right. */
  fact?: ReactNode;
}

/** A radio in a tile: the whole tile can be pressed, the browser moves with arrows. */
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

/** A plain radio in a row 44 px high, for short answers. */
export function Radio({ title, className, ...rest }: Omit<RadioTileProps, 'text' | 'fact'>) {
  return (
    <label className={cx(css.row, className)}>
      <input {...rest} type="radio" className={css.radio} />
      <span>{title}</span>
    </label>
  );
}
