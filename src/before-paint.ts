/**
 * The one inline script of prerendered pages: the build minifies it and puts it before everything that is fetched
 * (tools/build/src/prerender/inline-script.ts), because a file would delay the first paint by a round trip. It is the same on every page, so that the
 * Content Security Policy allows it by its hash.
 */
import { languageAt, languageOf } from '../openapi/languages.ts';

const page = document.documentElement;

function stored(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    // The browser denies storage.
    return null;
  }
}

/** Hides a page in another language than the visitor's, or of another URL than the requested one: hosts that cannot choose the file send such pages. */
function hideOtherPage(): void {
  const query = new URLSearchParams(location.search);
  const { tag } = languageAt(query.get('lang')) ?? languageOf(stored(() => localStorage.getItem('DefaultLanguage')));
  const path = location.pathname.replace(/\/+$/, '') || '/index';
  const changesPage = [...query.keys()].some((name) => !/^(?:lang|utm_[a-z]+|gclid|fbclid)$/.test(name));
  if (page.dataset.page !== path || page.lang !== tag || changesPage) page.classList.add('mismatched');
}

function hideClosedNotice(): void {
  if (stored(() => localStorage.getItem('noticeClosed')) !== null) page.classList.add('noticeClosed');
}

const HEARD = ['input', 'compositionstart', 'compositionend'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** React hears only what differs from the value that it has set itself, so that is taken back first. */
function write(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null && field === document.activeElement && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(selectionStart, selectionEnd);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Records what is typed and chosen, and the last button pressed, before hydration, keeps presses from React, which may hear them half hydrated, and
 * repeats all of it on the event `hydrated` (src/main.tsx). No form is submitted until then; Enter in a field counts as its form's button, except in an
 * empty search.
 */
function keepInput(): void {
  let pressed: HTMLElement | undefined;
  let composing: EventTarget | null = null;
  const ticked = new Set<HTMLInputElement>();
  const typed = new Map<Field, string>();

  const handleClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,[type=checkbox],[type=radio]');
    if (!control) return;
    event.stopPropagation();
    if (!(control instanceof HTMLInputElement)) {
      pressed = control;
      return;
    }
    if (control.type === 'radio') for (const other of ticked) if (other.name === control.name) ticked.delete(other);
    if (!ticked.delete(control)) ticked.add(control);
  };
  const handleInput = ({ target, type }: Event) => {
    if (type.startsWith('composition')) composing = type === 'compositionstart' ? target : null;
    else if (!(target as Element).matches('[type=checkbox],[type=radio],[type=file]')) typed.set(target as Field, (target as Field).value);
  };
  const handleSubmit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const { keyWord } = event.target as HTMLFormElement & { keyWord?: HTMLInputElement };
    if (keyWord?.value.trim() === '') pressed = undefined;
  };
  const replay = () => {
    removeEventListener('click', handleClick, true);
    removeEventListener('submit', handleSubmit, true);
    for (const name of HEARD) removeEventListener(name, handleInput, true);
    for (const [field, text] of typed) {
      // Text that is being composed is taken when it is done.
      if (field === composing) field.addEventListener('compositionend', () => write(field, field.value), { once: true });
      else if (field.isConnected) write(field, text);
    }
    for (const control of pressed ? [...ticked, pressed] : ticked) {
      if (!control.isConnected) continue;
      // React takes a box's state at hydration as known, so it is put back before the press.
      if ('checked' in control) control.checked = !control.checked;
      control.click();
    }
  };
  addEventListener('click', handleClick, true);
  addEventListener('submit', handleSubmit, true);
  for (const name of HEARD) addEventListener(name, handleInput, true);
  addEventListener('hydrated', replay, { once: true });
}

hideOtherPage();
hideClosedNotice();
keepInput();
