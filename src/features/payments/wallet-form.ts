import { parseUrl } from '@/lib/safe-href';
import { trusted } from '@/lib/trusted';

/** Target and fields of a payment form. */
export interface WalletForm {
  action: string;
  fields: readonly { name: string; value: string }[];
}

/** Trusted Types policy for DOMParser only: its result is never inserted into the document. */
const inertHtml = trusted('site-wallet', 'createHTML', (html) => html);

/**
 * Parses a wallet's HTML in an inert document, where scripts never run. Returns undefined unless it holds exactly one form with method POST,
 * an action on an allowed origin and hidden inputs only.
 */
export function readWalletForm(html: string, origins: readonly string[]): WalletForm | undefined {
  const { body, head } = new DOMParser().parseFromString(inertHtml(html), 'text/html');
  const elements = [...head.children, ...body.querySelectorAll('*')];
  const form = elements.find((element) => element.localName === 'form');
  if (form?.getAttribute('method')?.toLowerCase() !== 'post') return undefined;
  const action = parseUrl(form.getAttribute('action') ?? '');
  if (action === undefined || !origins.includes(action.origin)) return undefined;
  // A second form is no hidden input.
  const inputs = elements.filter((element) => element !== form);
  const onlyHiddenInputs = inputs.every(
    (element) =>
      element.localName === 'input' &&
      element.getAttribute('type')?.toLowerCase() === 'hidden' &&
      [...element.attributes].every(({ name }) => ['type', 'name', 'value'].includes(name)) &&
      element.getAttribute('name'),
  );
  if (!onlyHiddenInputs || inputs.length === 0) return undefined;
  return {
    action: action.href,
    fields: inputs.map((input) => ({ name: input.getAttribute('name') ?? '', value: input.getAttribute('value') ?? '' })),
  };
}

/** Redirects to the wallet or the bank with a form built here (PAY-14, decision B04). */
export function submitForm({ action, fields }: WalletForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field named `submit` would shadow the method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
