import { useEffect, useState } from 'react';
import css from './persona-picker.module.css';

interface Known {
  personas: { mobileNo: string; pin: string; purpose: string }[];
  smsCode: string;
  unknownNumber: string;
}

/** Development only, and English only: the customers that the mock knows, to fill in with one press. Hidden when there is no mock. */
export function PersonaPicker({ onPick }: { onPick: (mobileNo: string) => void }) {
  const [known, setKnown] = useState<Known>();

  useEffect(() => {
    const stop = new AbortController();
    fetch('/__mock/personas', { signal: stop.signal })
      .then(async (response) => setKnown(response.ok ? await response.json() : undefined))
      .catch(() => {});
    return () => stop.abort();
  }, []);

  if (known === undefined) return null;
  const rows = [...known.personas, { mobileNo: known.unknownNumber, pin: '–', purpose: 'no account belongs to it' }];
  return (
    <details className={css.picker} lang="en">
      <summary>Development: customers of the mock</summary>
      <ul>
        {rows.map(({ mobileNo, pin, purpose }) => (
          <li key={mobileNo}>
            <button type="button" className={css.row} onClick={() => onPick(mobileNo)}>
              <b>{mobileNo}</b>
              <span>{pin === '' ? `code ${known.smsCode}` : `PIN ${pin}`}</span>
              <span>{purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
