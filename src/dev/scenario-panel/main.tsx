import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetCalls } from './calls.ts';
import { separateCopiedTab } from './copied-tab.ts';
import css from './panel.module.css';
import { Panel } from './panel.tsx';
import { panelState, readSituation, replaceScenarios } from './panel-state.ts';
import type { Site } from './refresh.ts';

/** Development only: renders the scenario panel and React Query's Devtools in their own React root, so that an error in one does not affect the other. */
export function showPanel(site: Site): void {
  // A copied tab starts with the scenarios of its origin.
  void readSituation().then(() => separateCopiedTab(() => void replaceScenarios(panelState.get().scenarios)));
  let path = site.router.state.location.pathname;
  site.router.subscribe(({ location, navigation }) => {
    const next = (navigation.location ?? location).pathname;
    if (next === path) return;
    path = next;
    forgetCalls();
  });
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <StrictMode>
      <Panel site={site} />
      <div className={css.queries}>
        <ReactQueryDevtools client={site.queryClient} buttonPosition="bottom-left" />
      </div>
    </StrictMode>,
  );
}
