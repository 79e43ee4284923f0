import { siteConfig } from '@/brand/config';
import { ownTabHeader, tabHeader } from './tab.ts';

/** An operation as the mock lists it. */
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

/** What an operation shall answer instead of the usual. */
export interface Scenario {
  example?: string;
  /** 0 drops the connection. */
  code?: number;
  /** Milliseconds. */
  delay?: number;
  /** KiB per second. */
  rate?: number;
  from?: 'mock' | 'backend';
  once?: true;
}

/** Scenarios by operationId; `*` is every operation. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** What the mock says of this tab. */
export interface Situation {
  /** Address of the backend that is asked first. */
  backend: string | null;
  scenarios: Scenarios;
  /** Set from outside for the whole browser. */
  sandboxScenarios?: Scenarios;
}

/** A customer of the mock. */
export interface Persona {
  mobileNo: string;
  kind: 'POSTPAID' | 'PREPAID';
  pin: string;
  purpose: string;
  locked?: true;
}

const BASE = siteConfig.apiBase;

async function ask<T>(route: string, headers: Record<string, string>, method = 'GET', body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${BASE}/__mock/${route}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Error(`The mock at ${BASE || 'this address'} cannot be reached.`);
  }
  const answer = (await response.json().catch(() => undefined)) as (T & { title?: string }) | undefined;
  if (answer === undefined) throw new Error(`There is no mock at ${BASE || 'this address'}: a backend answers alone.`);
  if (!response.ok) throw new Error(answer.title ?? `The mock answered ${response.status}.`);
  return answer;
}

/** The control routes of the mock that the panel uses. */
export const mock = {
  operations: () => ask<Operation[]>('operations', {}),
  customers: () => ask<{ personas: Persona[]; smsCode: string }>('personas', {}),
  situation: () => ask<Situation>('scenario', tabHeader()),
  /** Replaces every scenario of this tab. */
  replace: (scenarios: Scenarios) => ask<Situation>('scenario', ownTabHeader(), 'PUT', scenarios),
  /** Takes back what was set from outside for the whole browser. */
  clearSandbox: () => ask<unknown>('scenario', {}, 'PUT', {}),
  /** Puts the browser's sandbox back to the seed. */
  reset: () => ask<unknown>('reset', {}, 'POST'),
};
