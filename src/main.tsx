import '@/styles/tokens.css';
import '@/styles/globals.css';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { withoutPaymentHash } from '@/app/payment-return';
import { createApp } from '@/app/router';
import { checkAddresses } from '@/brand/brand';
import { initTexts } from '@/i18n/i18n';
import { initLanguage } from '@/session/language';
import { followOtherTabs, readSession } from '@/session/session';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const cleaned = withoutPaymentHash(window.location.href);
if (cleaned !== window.location.href) window.history.replaceState(null, '', cleaned);

checkAddresses();
initLanguage(window.location.search);
readSession();
followOtherTabs();
await initTexts();
createRoot(root).render(<App {...createApp()} />);
