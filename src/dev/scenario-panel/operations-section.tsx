import { useId, useState, useSyncExternalStore } from 'react';
import type { Operation } from './mock.ts';
import { OperationRow } from './operation-row.tsx';
import { useOperationsHere } from './operations-here.ts';
import css from './panel.module.css';
import { panelState } from './panel-state.ts';
import type { Site } from './refresh.ts';

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
