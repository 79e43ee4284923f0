import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '@/ui/disclosure';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './charges.module.css';

/** True for a number; a dash, 不適用, N/A or a missing value mean that the service is not offered. */
export const isOffered = (value: string | undefined): value is string => value !== undefined && /^\d/.test(value);

/** Charge with currency and, in cards, the unit of charging, such as /分鐘. */
export function Charge({ value, per }: { value: string | undefined; per?: string }) {
  const { t } = useTranslation('roaming');
  if (!isOffered(value)) return <NotOffered />;
  return (
    <>
      {t('charge', { amount: value })}
      {per === undefined ? null : <small className={css.per}>{per}</small>}
    </>
  );
}

/** Cell with a charge without currency and unit, for tables whose caption names them. */
export function ChargeCell({ value }: { value: string | undefined }) {
  return <td className={css.figure}>{isOffered(value) ? value : <NotOffered />}</td>;
}

export function NotOffered() {
  const { t } = useTranslation('roaming');
  return <span className={css.none}>{t('notOffered')}</span>;
}

/** Table frame that becomes a named, focusable region when it scrolls horizontally. Children are `<thead>` and `<tbody>`. */
export function WideTable({ caption, children }: { caption: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className={css.frame} {...(scrolls ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}>
      <table className={css.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </table>
    </div>
  );
}

export const { figure: figureClass, group: groupClass, edge: edgeClass, code: codeClass } = css;

export interface NetworkCard {
  id: string;
  name: string;
  /** Shown to the right of the name, such as the access code. */
  aside?: ReactNode;
  lines: readonly Line[];
  /** Folded: what a customer seldom needs. */
  details?: { summary: string; lines: readonly Line[] };
}

interface Line {
  label: string;
  value: ReactNode;
}

/** One card per network, with its charges as a definition list. */
export function NetworkCards({ networks }: { networks: readonly NetworkCard[] }) {
  return (
    <ul className={css.cards}>
      {networks.map(({ id, name, aside, lines, details }) => (
        <li key={id} className={css.card}>
          <h4 className={css.head}>
            <span>{name}</span>
            {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
          </h4>
          <Lines lines={lines} />
          {details === undefined ? null : (
            <Disclosure summary={details.summary} className={css.details}>
              <Lines lines={details.lines} />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={css.lines}>
      {lines.map(({ label, value }) => (
        <div key={label} className={css.line}>
          <dt className="caption">{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
