import { siteConfig } from '@/brand/config';
import type { Scenario } from '../../../openapi/scenario.ts';
import { ownTabHeader, tabHeader } from './tab.ts';

/** An operation of `GET /__mock/operations`. */
export interface Operation {
  operationId: string;
  area: string;
  summary: string;
  method: string;
  path: string;
  needsToken: boolean;
  examples: { name: string; summary?: string }[];
  codes: number[];
}

/** The URL paths of an operation. */
export const patternOf = ({ path }: Pick<Operation, 'path'>): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** By operationId; `*` means all operations. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** Body of `GET /__mock/scenario`. */
export interface Situation {
  /** URL of the backend that is requested first. */
  backend: string | null;
  scenarios: Scenarios;
  /** Scenarios of the whole browser, set without the panel. */
  sandboxScenarios?: Scenarios;
}

export interface Persona {
  mobileNo: string;
  kind: 'POSTPAID' | 'PREPAID';
  pin: string;
  purpose: string;
  locked?: true;
}

const BASE = siteConfig.apiBase;

async function request<T>(route: string, headers: Record<string, string>, method = 'GET', body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${BASE}/__mock/${route}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Error(`The mock at ${BASE || 'this host'} cannot be reached.`);
  }
  const result = (await response.json().catch(() => undefined)) as (T & { title?: string }) | undefined;
  if (result === undefined) throw new Error(`There is no mock at ${BASE || 'this host'}; the backend serves all requests.`);
  if (!response.ok) throw new Error(result.title ?? `The mock returned HTTP ${response.status}.`);
  return result;
}

export const mock = {
  operations: () => request<Operation[]>('operations', {}),
  customers: () => request<{ personas: Persona[]; smsCode: string }>('personas', {}),
  situation: () => request<Situation>('scenario', tabHeader()),
  /** Replaces every scenario of this tab. */
  replace: (scenarios: Scenarios) => request<Situation>('scenario', ownTabHeader(), 'PUT', scenarios),
  /** Removes the scenarios of the whole browser. */
  clearSandbox: () => request<unknown>('scenario', {}, 'PUT', {}),
  /** Resets the browser's sandbox to the seed. */
  reset: () => request<unknown>('reset', {}, 'POST'),
};
