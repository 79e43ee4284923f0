import type { Language } from '@site/contract/examples.ts';
import { type Contract, errorExample } from './contract.ts';

/** How a response is lost although the work was done: the connection breaks off, or a server in front responds with an error. */
export const LOSSES = ['cut', '408', '429', '500', '502', '503', '504'] as const;
export type Loss = (typeof LOSSES)[number];

export const isLoss = (value: unknown): value is Loss => LOSSES.includes(value as Loss);

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a gateway that knows no contract sends. */
const GATEWAY_TITLES = {
  '408': '408 Request Time-out',
  '429': '429 Too Many Requests',
  '502': '502 Bad Gateway',
  '503': '503 Service Temporarily Unavailable',
  '504': '504 Gateway Time-out',
} as const;

/** What the client receives in place of the lost response; undefined when the connection breaks off. */
export function sentInstead(loss: Loss, { document }: Contract, language: Language): Sent | undefined {
  if (loss === 'cut') return undefined;
  if (loss !== '500') {
    const title = GATEWAY_TITLES[loss];
    return {
      status: Number(loss),
      headers: { 'content-type': 'text/html' },
      body: `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    };
  }
  return { status: 500, headers: { 'content-type': 'application/json' }, body: JSON.stringify(errorExample(document, 500, language).body) };
}
