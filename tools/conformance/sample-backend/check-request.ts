import type { SampleOperation } from './contract.ts';
import { FILE } from './validator.ts';

export function fitsBody(operation: SampleOperation, body: unknown): boolean {
  if (operation.body !== 'multipart/form-data') return operation.fitsBody(body);
  return operation.fitsBody(Object.fromEntries(Object.entries(body as object).map(([name, value]) => [name, value instanceof File ? FILE : value])));
}

/** Values of a request's parameters by place. */
export interface ParameterValues {
  path: Record<string, string>;
  query: URLSearchParams;
  header: Record<string, string | string[] | undefined>;
}

/** Whether path, query and headers fit the operation; some names may be ignored. */
export function fitsParameters(operation: SampleOperation, values: ParameterValues, passedOver: readonly (string | undefined)[]): boolean {
  return operation.parameters.every(({ name, required, in: place, fits }) => {
    if (passedOver.includes(name)) return true;
    if (place === 'query' && values.query.getAll(name).length > 1) return false;
    const value = { path: values.path[name], query: values.query.get(name) ?? undefined, header: values.header[name.toLowerCase()] }[place];
    if (value === undefined) return required !== true;
    return fits(value) || (/^-?\d+$/.test(String(value)) && fits(Number(value)));
  });
}
