import { parseUrl } from '@/lib/safe-href';
import { trusted } from '@/lib/trusted';

export interface WalletForm {
  method: 'get' | 'post';
  action: string;
  /** Encoding that the provider expects, if it is not the page's (UTF-8). */
  acceptCharset?: string;
  fields: readonly { name: string; value: string }[];
}

/** Trusted Types policy for DOMParser only: its result is never inserted into the document. */
const inertHtml = trusted('site-wallet', 'createHTML', (html) => html);

/** Controls that a provider's form sends its values with. */
const SENT = ['hidden', 'text', 'submit', 'select-one', 'textarea'];

/**
 * Reads the first form of a provider's HTML in an inert document, where scripts never run (PAY-14, decision B04): action, method, charset and
 * named fields. Everything else in it is dropped. Undefined without a form whose action is on an allowed origin.
 */
export function readWalletForm(html: string, origins: readonly string[]): WalletForm | undefined {
  const form = new DOMParser().parseFromString(inertHtml(html), 'text/html').querySelector('form');
  const action = parseUrl(form?.getAttribute('action')?.trim() ?? '');
  if (!form || action === undefined || !origins.includes(action.origin)) return undefined;
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')];
  const acceptCharset = form.getAttribute('accept-charset');
  return {
    method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
    action: action.href,
    ...(acceptCharset && { acceptCharset }),
    fields: controls.filter(({ name, type, disabled }) => name !== '' && !disabled && SENT.includes(type)).map(({ name, value }) => ({ name, value })),
  };
}

/** Redirects to the wallet or the bank with a form built here (PAY-14, decision B04). */
export function submitForm({ method, action, acceptCharset, fields }: WalletForm): void {
  const form = Object.assign(document.createElement('form'), { method, action, hidden: true });
  if (acceptCharset !== undefined) form.setAttribute('accept-charset', acceptCharset);
  for (const field of fields) form.append(Object.assign(document.createElement('input'), { type: 'hidden', ...field }));
  document.body.append(form);
  // A field named `submit` would shadow the method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
