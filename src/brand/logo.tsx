import { latinName, mark } from '#brand/logo.tsx';
import { languageOf } from '../../openapi/languages.ts';
import { brand } from './brand.ts';
import css from './logo.module.css';

/** Mark and name in both languages; the link around it has the accessible name. */
export function Logo({ onDark }: { onDark?: boolean | undefined }) {
  return (
    <span className={onDark ? `${css.logo} ${css.dark}` : css.logo} aria-hidden>
      <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true">
        {mark}
      </svg>
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
