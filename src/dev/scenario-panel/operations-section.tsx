import type { QueryClient } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import type { Scenario } from '../../../openapi/scenario.ts';
import { lastResponse, type PageCall, pageCalls } from './calls.ts';
import { type Operation, patternOf } from './mock.ts';
import css from './panel.module.css';
import { panelState, refresh, type Site, setScenario } from './panel-state.ts';
import { exampleOptions, lossOptions, optionOf, otherOptions, withDelay, withResponse } from './scenario-options.ts';

const MAX_FOUND = 8;

function found(operations: readonly Operation[], text: string): Operation[] {
  const words = text.toLowerCase().split(/\s+/);
  return operations.filter(({ operationId, area, path, summary }) => {
    const all = `${operationId} ${area} ${path} ${summary}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** Operations of the current page, other operations with a scenario, and a search for the rest. */
export function OperationsSection({ site }: { site: Site }) {
  const { operations, scenarios } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const [text, setText] = useState('');
  const searchId = useId();
  const here = useOperationsHere(site.queryClient, operations);
  const listed = new Set(here.map(({ operation }) => operation.operationId));
  const elsewhere = operations.filter(({ operationId }) => !listed.has(operationId) && operationId in scenarios);
  for (const { operationId } of elsewhere) listed.add(operationId);
  const rest = text.trim() === '' ? [] : found(operations, text.trim());
  const matches = rest.filter(({ operationId }) => !listed.has(operationId)).slice(0, MAX_FOUND);
  const alreadyListed = rest.filter(({ operationId }) => listed.has(operationId)).map(({ operationId }) => operationId);

  return (
    <>
      <section className={css.section} aria-labelledby={`${searchId}-here`}>
        <h3 id={`${searchId}-here`}>This page calls</h3>
        {here.length === 0 ? <p className="captionQuiet">Nothing yet.</p> : null}
        <ul className={css.list}>
          {here.map(({ operation, call }) => (
            <OperationRow key={operation.operationId} site={site} operation={operation} call={call} />
          ))}
        </ul>
      </section>
      <section className={css.section} aria-labelledby={`${searchId}-others`}>
        <h3 id={`${searchId}-others`}>Other operations</h3>
        <label className={css.search}>
          Search {operations.length} operations by name, area or path
          <input type="search" autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <p role="status" className="captionQuiet">
          {text.trim() === ''
            ? ''
            : rest.length === 0
              ? 'No operation matches.'
              : `${rest.length} found${rest.length > MAX_FOUND ? `, the first ${MAX_FOUND} shown` : ''}.`}
          {alreadyListed.length > 0 ? ` Listed above: ${alreadyListed.slice(0, 3).join(', ')}.` : ''}
        </p>
        <ul className={css.list}>
          {[...elsewhere, ...matches].map((operation) => (
            <OperationRow key={operation.operationId} site={site} operation={operation} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface OperationHere {
  operation: Operation;
  call: PageCall | undefined;
}

/** Ids of the page's active queries, one per line; some may have been fetched by an earlier page. */
function useReadIds(queryClient: QueryClient): string {
  const cache = queryClient.getQueryCache();
  const read = () => [...new Set(cache.findAll({ type: 'active' }).map(({ queryKey }) => String(queryKey[0])))].sort().join('\n');
  return useSyncExternalStore((listener) => cache.subscribe(listener), read);
}

/** Area of header, menu and footer, which every page requests: listed last. */
const SHELL = 'site';

/** Operations that the current page has called or reads, those of the page frame last. */
function useOperationsHere(queryClient: QueryClient, operations: readonly Operation[]): OperationHere[] {
  const calls = useSyncExternalStore(pageCalls.subscribe, pageCalls.get);
  const reads = useReadIds(queryClient).split('\n');
  return operations
    .flatMap((operation): OperationHere[] => {
      const pattern = patternOf(operation);
      const call = calls.findLast(({ method, path }) => method === operation.method && pattern.test(path));
      return call !== undefined || reads.includes(operation.operationId) ? [{ operation, call }] : [];
    })
    .sort((one, other) => Number(one.operation.area === SHELL) - Number(other.operation.area === SHELL));
}

/** Options in milliseconds; a link or the control route can set other values. */
const DELAYS = [0, 1000, 3000, 10_000, 30_000];

interface OperationRowProps {
  site: Site;
  operation: Operation;
  /** Its last call on this page. */
  call?: PageCall | undefined;
}

/** One operation with response and delay; a change refreshes the page at once. */
function OperationRow({ site, operation, call }: OperationRowProps) {
  const { scenarios, backend } = useSyncExternalStore(panelState.subscribe, panelState.get);
  const id = useId();
  const { operationId, method, path } = operation;
  const scenario = scenarios[operationId] ?? {};
  const set = async (next: Scenario) => {
    if (await setScenario(operationId, next)) refresh(site, operation);
  };
  const options = {
    Examples: exampleOptions(operation),
    'Failures and others': otherOptions(operation, backend),
    'Carried out once, response lost': lossOptions,
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
          {Object.entries(options).map(([group, choices]) => (
            <optgroup key={group} label={group}>
              {choices.map(({ value, label, disabled }) => (
                <option key={value} value={value} disabled={disabled}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
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
