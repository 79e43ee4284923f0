import { useEffect, useState } from 'react';
import css from './persona-picker.module.css';

interface MockPersonas {
  personas: { mobileNo: string; pin: string; purpose: string }[];
  smsCode: string;
  unknownNumber: string;
}

/** Development only, in English only: fills in a customer of the mock. Renders nothing without the mock. */
export function PersonaPicker({ onPick }: { onPick: (mobileNo: string) => void }) {
  const [mock, setMock] = useState<MockPersonas>();

  useEffect(() => {
    fetch('/__mock/personas')
      .then(async (response) => setMock(response.ok ? await response.json() : undefined))
      .catch(() => {});
  }, []);

  if (mock === undefined) return null;
  const rows = [...mock.personas, { mobileNo: mock.unknownNumber, pin: '–', purpose: 'no account belongs to it' }];
  return (
    <details className={css.picker} lang="en">
      <summary>Development: customers of the mock</summary>
      <ul>
        {rows.map(({ mobileNo, pin, purpose }) => (
          <li key={mobileNo}>
            <button type="button" className={css.row} onClick={() => onPick(mobileNo)}>
              <b>{mobileNo}</b>
              <span>{pin === '' ? `code ${mock.smsCode}` : `PIN ${pin}`}</span>
              <span>{purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
