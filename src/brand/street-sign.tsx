import { languageOf } from '../../openapi/languages.ts';
import css from './street-sign.module.css';

const blue = 'var(--brand)';
const corners = ['translate(12 12)', 'translate(260 12) rotate(90)', 'translate(260 124) rotate(180)', 'translate(12 124) rotate(270)'];

/** A Macau street sign of eight tiles, Chinese above Portuguese, in the same colours in both themes. Decorative: the text beside it has the address. */
export function StreetSign({ chinese, portuguese, className }: { chinese: string; portuguese: string; className?: string | undefined }) {
  return (
    <svg className={className ? `${css.sign} ${className}` : css.sign} viewBox="0 0 272 136" aria-hidden="true">
      <rect width="272" height="136" fill="#f7f9ff" />
      {corners.map((transform) => (
        <g key={transform} transform={transform}>
          <path d="M0 0H22C22 12 12 22 0 22Z" fill={blue} />
          <path d="M26 3C26 16 16 26 3 26" fill="none" stroke={blue} strokeWidth="1.5" />
          <path d="M4 4C6 11 11 14 17 15 14 9 10 5 4 4Z" fill="#f7f9ff" />
        </g>
      ))}
      <rect x="9" y="9" width="254" height="118" rx="2" fill="none" stroke={blue} strokeWidth="3" />
      <path d="M68 0V136M136 0V136M204 0V136M0 68H272" stroke="#c7d3ee" strokeWidth="1.25" />
      <g className={css.copy} fill={blue} fontWeight="700" textAnchor="middle">
        <text x="136" y="70" fontSize={chinese.length > 6 ? 24 : 30} letterSpacing={chinese.length > 6 ? 0 : 2} lang={languageOf('cn').tag}>
          {chinese}
        </text>
        <text x="136" y="98" fontSize={portuguese.length > 24 ? 10.5 : 12} letterSpacing=".4" lang="pt">
          {portuguese.toUpperCase()}
        </text>
      </g>
    </svg>
  );
}
