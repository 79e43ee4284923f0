/**
 * The one inline script of prerendered pages: the build minifies it and puts it before everything that is fetched
 * (tools/build/src/prerender/inline-script.ts), because a file would delay the first paint by a round trip. It is the same on every page, so that the
 * Content Security Policy allows it by its hash.
 */
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
  const language = query.get('lang');
  const isEnglish = language === 'en_US' || (language !== 'zh_HK' && stored(() => localStorage.getItem('DefaultLanguage')) === 'en');
  const path = location.pathname.replace(/\/+$/, '') || '/index';
  const changesPage = [...query.keys()].some((name) => !/^(?:lang|utm_[a-z]+|gclid|fbclid)$/.test(name));
  if (page.dataset.page !== path || isEnglish !== (page.lang === 'en') || changesPage) page.classList.add('mismatched');
}

function hideClosedNotice(): void {
  if (stored(() => sessionStorage.getItem('noticeClosed')) !== null) page.classList.add('noticeClosed');
}

/**
 * Records what is typed, the last button pressed and the boxes ticked before hydration, keeps presses from React, which may hear them half hydrated, and
 * repeats all of it on the event `hydrated` (src/main.tsx). No form is submitted until then; Enter in a field counts as its form's button, except in an
 * empty search.
 */
function keepInput(): void {
  let pressed: HTMLElement | undefined;
  const ticked = new Set<HTMLInputElement>();
  const typed = new Map<HTMLInputElement, string>();

  const handleClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,[type=checkbox],[type=radio]');
    if (!control) return;
    event.stopPropagation();
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (!ticked.delete(control)) ticked.add(control);
    } else pressed = control;
  };
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio') typed.set(target, target.value);
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
    removeEventListener('input', handleInput, true);
    for (const [field, text] of typed) {
      if (!field.isConnected) continue;
      // React hears only what differs from the value that it has set itself.
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
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
  addEventListener('input', handleInput, true);
  addEventListener('hydrated', replay, { once: true });
}

hideOtherPage();
hideClosedNotice();
keepInput();
