import '#brand/colours.css';
import '../../styles/tokens.css';
import '../../styles/globals.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initMessages } from '@/i18n/i18n';
import { initLanguage } from '@/session/language';
import { Catalogue } from './catalogue.tsx';

// The design system on one page, in development only: `vite` serves it at /catalogue.html, the build leaves it out.
initLanguage(window.location.search);
await initMessages('forms');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Catalogue />
    </StrictMode>,
  );
}
