import type { ReactNode } from 'react';
import { Disclosure } from '@/ui/disclosure';
import css from './network-cards.module.css';

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
