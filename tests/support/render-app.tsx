import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, type RenderResult, render } from '@testing-library/react';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { i18n, initMessages } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/types';
import { connectRouter } from '@/lib/destination';
import { type Language, setStoredLanguage } from '@/session/language';

const Part = createContext<ReactNode>(undefined);
const ThePart = () => use(Part);

/** Sets the language of a file's component tests, with the messages that they need besides `common`. Call it at the top of the file. */
export function setUpLanguage(language: Language, ...namespaces: Namespace[]): void {
  beforeAll(async () => {
    setStoredLanguage(language);
    await initMessages(...namespaces);
  });
}

afterEach(cleanup);

/** Renders a part of the site with all that the site has around it: messages, queries and a router. */
export function renderApp(part: ReactElement, onFailure: Parameters<typeof createQueryClient>[0] = () => {}): RenderResult {
  const client = createQueryClient(onFailure);
  const router = createMemoryRouter([{ path: '*', element: <ThePart /> }]);
  connectRouter(() => router.state);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Part value={children}>
          <RouterProvider router={router} />
        </Part>
      </QueryClientProvider>
    </I18nextProvider>
  );
  return render(part, { wrapper });
}
