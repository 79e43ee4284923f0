import { latinName, mark } from '#brand/logo.tsx';
import { languageOf } from '../../openapi/languages.ts';
import { brand } from './brand.ts';
import css from './logo.module.css';

/** The brand mark; `size` in CSS pixels. */
export function Mark({ size = 40 }: { size?: number | undefined }) {
  return (
    <svg className={css.mark} viewBox="0 0 40 40" width={`${size / 16}rem`} height={`${size / 16}rem`} aria-hidden="true">
      {mark}
    </svg>
  );
}

/** Mark and name in both languages as an image; set `label`, or the accessible name of the link around it. */
export function Logo({ onDark, label }: { onDark?: boolean | undefined; label?: string | undefined }) {
  return (
    <span className={onDark ? `${css.logo} ${css.dark}` : css.logo} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <Mark />
      <span>
        <span className={css.name} lang={languageOf('cn').tag}>
          {brand.name.cn}
        </span>
        <svg className={css.latin} viewBox={latinName.viewBox} fill="none" stroke="currentColor" strokeWidth="1.9" aria-hidden="true">
          {latinName.lines}
        </svg>
      </span>
    </span>
  );
}
