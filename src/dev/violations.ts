export interface ResponseViolation {
  operation: string;
  /** Path to the field in the response, such as `data.0.name`. */
  field: string;
  expected: string;
}

const MAX_SHOWN = 8;
const PANEL = 'contract-violations';
const shown = new Set<string>();

function ensurePanel(): HTMLElement {
  const known = document.getElementById(PANEL);
  if (known !== null) return known;
  const panel = document.createElement('div');
  panel.id = PANEL;
  panel.setAttribute('role', 'alert');
  panel.setAttribute('aria-label', 'Contract violations');
  Object.assign(panel.style, {
    position: 'fixed',
    // Leaves room for the scenario panel's button on the left.
    insetInline: '4.5rem 16px',
    bottom: '16px',
    zIndex: '9999',
    padding: '16px',
    background: '#b3202f',
    color: '#fff',
    font: '14px/1.5 system-ui, sans-serif',
    borderRadius: '12px',
    maxHeight: '40vh',
    overflow: 'auto',
  });
  const close = document.createElement('button');
  close.textContent = 'Close';
  Object.assign(close.style, { float: 'right', minWidth: '44px', minHeight: '32px' });
  close.addEventListener('click', () => {
    panel.remove();
    shown.clear();
  });
  const title = document.createElement('strong');
  title.textContent = 'The response breaks the contract';
  panel.append(close, title);
  document.body.append(panel);
  return panel;
}

/** Shows a violation once in the page and logs it to the console. */
export function reportViolation({ operation, field, expected }: ResponseViolation): void {
  const line = `${operation} · ${field || '(whole response)'}: ${expected}`;
  console.error(`Contract violated: ${line}`);
  if (shown.has(line) || shown.size >= MAX_SHOWN) return;
  shown.add(line);
  const row = document.createElement('p');
  row.textContent = line;
  row.style.margin = '8px 0 0';
  ensurePanel().append(row);
}
