import { personas, SMS_CODE } from '../mock-server/personas.ts';
import './note.css';
import { forgetSandbox } from './sandbox.ts';

function element(name: string, text = '', children: Node[] = []): HTMLElement {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
}

/** A note in the corner with the customers who can log in and a reset button. */
export function showNote(): void {
  const customers = personas.map(({ mobileNo, pin, purpose }) =>
    element('tr', '', [element('td', mobileNo), element('td', pin || `SMS ${SMS_CODE}`), element('td', purpose)]),
  );
  const reset = element('button', '重新開始 Start afresh') as HTMLButtonElement;
  reset.type = 'button';
  reset.addEventListener('click', async () => {
    await forgetSandbox();
    localStorage.clear();
    location.assign(import.meta.env.BASE_URL);
  });
  const note = element('details', '', [
    element('summary', '示範網站 Demo'),
    element('div', '', [
      element('p', '這是示範網站：沒有伺服器，一切只在你的瀏覽器內發生及保存。電訊商、客戶、計劃及收費均為虛構。'),
      element(
        'p',
        'This is a demo without a server: everything happens, and is kept, in your browser only. The operator, its customers, plans and prices are invented. Codes from an SMS are always the one below.',
      ),
      element('table', '', [element('tbody', '', customers)]),
      reset,
    ]),
  ]);
  note.className = 'demo-note';
  const aside = element('aside', '', [note]);
  aside.setAttribute('aria-label', 'Demo');
  document.body.append(aside);
}

/** Shown where service workers are unavailable. */
export function showUnsupported(): void {
  document.body.append(
    element('p', '示範網站需要以 https 開啟，瀏覽器須支援 Service Worker。'),
    element('p', 'The demo needs https (or localhost) and a browser with service workers.'),
  );
}
