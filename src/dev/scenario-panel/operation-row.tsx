import { useId, useSyncExternalStore } from 'react';
import type { PageCall } from './calls.ts';
import { lastResponse } from './last-response.ts';
import type { Operation, Scenario } from './mock.ts';
import css from './panel.module.css';
import { panelState, setScenario } from './panel-state.ts';
import { refresh, type Site } from './refresh.ts';
import { exampleOptions, lossOptions, optionOf, otherOptions, withDelay, withResponse } from './response-options.ts';

/** Options in milliseconds; a link or the control route can set other values. */
const DELAYS = [0, 1000, 3000, 10_000, 30_000];

interface OperationRowProps {
  site: Site;
  operation: Operation;
  /** Its last call on this page. */
  call?: PageCall | undefined;
}

/** One operation with response and delay; a change refreshes the page at once. */
export function OperationRow({ site, operation, call }: OperationRowProps) {
  const { scenarios, backend } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const id = useId();
  const { operationId, method, path } = operation;
  const scenario = scenarios[operationId] ?? {};
  const set = async (next: Scenario) => {
    if (await setScenario(operationId, next)) refresh(site, operation);
  };
  const delay = scenario.delay ?? 0;
  const delays = DELAYS.includes(delay) ? DELAYS : [...DELAYS, delay];
  return (
    <li className={css.operation} data-active={operationId in scenarios || undefined}>
      <p className={css.operationHead}>
        <b id={id}>{operationId}</b> <span className="captionQuiet">{lastResponse(call)}</span>
      </p>
      <p className={css.path} title={operation.summary}>
        {method} {path}
      </p>
      <div className={css.choices}>
        <select aria-label={`Response of ${operationId}`} value={optionOf(scenario)} onChange={(event) => void set(withResponse(scenario, event.target.value))}>
          <option value="">Default response</option>
          <optgroup label="Examples">
            {exampleOptions(operation).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
          <optgroup label="Failures and others">
            {otherOptions(operation, backend).map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </optgroup>
          <optgroup label="Carried out once, response lost">
            {lossOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        </select>
        <select aria-label={`Delay of ${operationId}`} value={delay} onChange={(event) => void set(withDelay(scenario, Number(event.target.value)))}>
          {delays.map((milliseconds) => (
            <option key={milliseconds} value={milliseconds}>
              {milliseconds === 0 ? 'At once' : `${milliseconds / 1000} s late`}
            </option>
          ))}
        </select>
      </div>
    </li>
  );
}
