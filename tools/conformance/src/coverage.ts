import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@site/contract/document.ts';
import { isTranslated, languageOfExample } from '@site/contract/examples.ts';
import type { AskedLanguage, HttpResponse, StrictOperation } from '@site/contract/strict/check.ts';
import { defaultLanguage } from '../../../openapi/languages.ts';
import { envelopeStatus, looseBody } from './http.ts';
import type { CellState, OperationCoverage } from './report.ts';

/** The coverage cell of an example of HTTP 200. */
function cellOfExample(name: string, status: unknown): string {
  return status === '0' ? `0 ${name}` : String(status);
}

export function emptyCoverage(operation: StrictOperation): OperationCoverage {
  const { operationId, area, method, path, summary } = operation;
  const cells: Record<string, CellState> = {};
  for (const [code, response] of operation.responses) {
    if (code !== 200) cells[`HTTP ${code}`] = 'not-seen';
    else for (const [name, { value }] of Object.entries(response.examples)) cells[cellOfExample(name, (value as { status?: unknown }).status)] = 'not-seen';
  }
  const order = (cell: string) => ['0', '-1', '-2', 'HTTP'].indexOf(cell.split(' ')[0] ?? '');
  const sorted = Object.fromEntries(Object.entries(cells).sort(([a], [b]) => order(a) - order(b)));
  return { operationId, area, method, path, summary, seen: false, cells: sorted };
}

/** Shape of a value: its fields, whether lists are empty, and booleans, without texts and numbers. */
function shapeOf(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${[...new Set(value.map(shapeOf))].sort().join('|')}]`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return typeof value;
  return `{${Object.entries(value)
    .map(([key, item]) => `${key}:${shapeOf(item)}`)
    .sort()
    .join(',')}}`;
}

/** Variant of status `0`: the equal example, else those of its language with the same shape, else the first. */
function variantsOf(operation: StrictOperation, body: Json, language: AskedLanguage): string[] {
  const examples = Object.entries(operation.responses.get(200)?.examples ?? {}).filter(([, { value }]) => (value as { status?: unknown }).status === '0');
  const same = examples.filter(([, { value }]) => isDeepStrictEqual(value, body));
  if (same.length > 0) return same.map(([name]) => name);
  const names = examples.map(([name]) => name);
  const isOwn = (name: string) => languageOfExample(name) === language || (languageOfExample(name) === defaultLanguage.code && !isTranslated(names, name));
  const fitting = examples.filter(([name]) => isOwn(name));
  const shape = shapeOf(body);
  const ofShape = fitting.filter(([, { value }]) => shapeOf(value) === shape);
  return (ofShape.length > 0 ? ofShape : fitting.slice(0, 1)).map(([name]) => name);
}

export function cover(coverage: OperationCoverage, operation: StrictOperation, response: HttpResponse, language: AskedLanguage, defective: boolean): void {
  const status = envelopeStatus(response);
  if (status === '0' && !defective) coverage.succeeded = true;
  const cells =
    response.status !== 200
      ? [`HTTP ${response.status}`]
      : status === '0'
        ? variantsOf(operation, looseBody(response) as Json, language).map((name) => cellOfExample(name, '0'))
        : [String(status)];
  for (const cell of cells) {
    if (!(cell in coverage.cells)) continue;
    if (defective) coverage.cells[cell] = 'wrong';
    else if (coverage.cells[cell] === 'not-seen') coverage.cells[cell] = 'seen';
  }
}
