import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetCalls } from './calls.ts';
import { keepApart } from './copied-tab.ts';
import { Panel } from './panel.tsx';
import { panelState, readSituation, replaceScenarios } from './panel-state.ts';
import type { Site } from './refresh.ts';

/** Development only: puts the scenario panel beside the site, in a root of its own so that neither can break the other. */
export function showPanel(site: Site): void {
  // A copied tab takes along what is set, and goes its own way from there.
  void readSituation().then(() => keepApart(() => void replaceScenarios(panelState.get().scenarios)));
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
    </StrictMode>,
  );
}
