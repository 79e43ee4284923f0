import { trusted } from '@/lib/trusted';

/** A wallet's form, read out of the server's HTML: where it goes and what it carries. */
export interface WalletForm {
  action: string;
  fields: readonly { name: string; value: string }[];
}

/** For the parser of an inert document only: nothing of it is ever put into the page. */
const inertHtml = trusted('farol-wallet', 'createHTML', (html) => html);

/**
 * Reads the one form of a wallet's HTML without putting it into the page: exactly one form, method POST, an action on one of the allowed
 * origins, and nothing in it but hidden inputs. Anything else is undefined, and nothing is sent. Scripts in it never run: the document that
 * it is parsed in has no window.
 */
export function readWalletForm(html: string, origins: readonly string[]): WalletForm | undefined {
  const { body, head } = new DOMParser().parseFromString(inertHtml(html), 'text/html');
  const elements = [...head.children, ...body.querySelectorAll('*')];
  const [form, ...others] = elements.filter((element) => element.localName === 'form');
  if (!form || others.length > 0 || form.getAttribute('method')?.toLowerCase() !== 'post') return undefined;
  const action = form.getAttribute('action') ?? '';
  if (!URL.canParse(action) || !origins.includes(new URL(action).origin)) return undefined;
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
    action: new URL(action).href,
    fields: inputs.map((input) => ({ name: input.getAttribute('name') ?? '', value: input.getAttribute('value') ?? '' })),
  };
}

/** Leaves the site for the wallet or the bank with a form made here (PAY-14, decision B04). */
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
  // A field that is called submit would hide the method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
