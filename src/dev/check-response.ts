import { en } from 'zod/locales';
import { config } from 'zod/mini';
import { validators } from '@/api/generated/validators';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { patternOf } from './scenario-panel/mock.ts';

// zod/mini has no messages of its own.
config(en());

interface Issue {
  path: PropertyKey[];
  message: string;
  code?: string;
  errors?: Issue[][];
}

/** The issues of the envelope branch that `status` selects. */
function relevantIssues(issues: Issue[], status: unknown): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors === undefined) return [issue];
    if (issue.path.length > 0) {
      // A union inside the response: one message with all alternatives.
      const choices = [...new Set(issue.errors.flat().map(({ message }) => message.replace(/^Invalid input: /, '')))];
      return [{ ...issue, message: choices.length === 0 ? issue.message : `Invalid input: ${choices.join(' or ')}` }];
    }
    const order = ['0', '-1', '-2'];
    const branch = issue.errors[order.indexOf(String(status))] ?? issue.errors[0] ?? [];
    return relevantIssues(branch, status);
  });
}

const pathOf = (url: string) => url.split('?')[0] ?? url;

function operationOf(method: string, url: string): OperationId | undefined {
  const path = pathOf(url);
  const isCalled = (id: OperationId) => operations[id].method === method.toUpperCase() && patternOf(operations[id]).test(path);
  return (Object.keys(operations) as OperationId[]).find(isCalled);
}

/**
 * Development only: checks a response against the contract's zod schema and reports violations in the page and the console. Never throws, so
 * that the page still renders the invalid response.
 */
export async function checkResponse(method: string, url: string, body: object): Promise<void> {
  const operation = operationOf(method, url);
  if (operation === undefined) {
    reportViolation(`${method} ${pathOf(url)}`, '', 'an operation of the contract');
    return;
  }
  const schema = await validators[operation]();
  const result = schema.safeParse(body);
  if (result.success) return;
  for (const issue of relevantIssues(result.error.issues as Issue[], (body as { status?: unknown }).status)) {
    reportViolation(operation, issue.path.join('.'), issue.message);
  }
}

/** Development only: reports the violations in a request that was refused, from the header `x-contract-violations` (URI-encoded JSON). */
export function showRefusal(method: string, url: string, header: string): void {
  if (header === '') return;
  const operation = operationOf(method, url) ?? `${method} ${pathOf(url)}`;
  const violations = JSON.parse(decodeURIComponent(header)) as { field: string; message: string }[];
  for (const { field, message } of violations) reportViolation(`${operation} (request)`, field, message);
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

/** Shows a violation once in the page and logs it to the console; `field` is a path such as `data.0.name`. */
function reportViolation(operation: string, field: string, expected: string): void {
  const line = `${operation} · ${field || '(whole response)'}: ${expected}`;
  console.error(`Contract violated: ${line}`);
  if (shown.has(line) || shown.size >= MAX_SHOWN) return;
  shown.add(line);
  const row = document.createElement('p');
  row.textContent = line;
  row.style.margin = '8px 0 0';
  ensurePanel().append(row);
}
