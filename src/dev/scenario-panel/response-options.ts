import type { Operation, Scenario } from './mock.ts';

/** One entry of the list of answers. */
export interface ResponseOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** What a code that the contract documents means, for people who do not know them by heart. */
const CODES: Record<number, string> = { 404: 'HTTP 404 – not found', 500: 'HTTP 500 – server error' };

/** A named example and its English twin are one choice: the language of the request decides. */
function chosenByLanguage(name: string, names: string[]): boolean {
  return name.endsWith('En') && names.includes(name.slice(0, -2));
}

/** The examples of an operation that can be chosen. */
export function exampleOptions({ examples }: Operation): ResponseOption[] {
  const names = examples.map(({ name }) => name);
  return examples
    .filter(({ name }) => !chosenByLanguage(name, names))
    .map(({ name, summary }) => ({ value: `example=${name}`, label: summary === undefined ? name : `${name} – ${summary}` }));
}

/** Everything else that an operation can be made to answer. */
export function otherOptions({ codes }: Operation, backend: string | null): ResponseOption[] {
  return [
    ...codes.filter((code) => code !== 200).map((code) => ({ value: `code=${code}`, label: CODES[code] ?? `HTTP ${code}` })),
    { value: 'code=0', label: 'Network down' },
    { value: 'from=mock', label: 'The mock, as usual' },
    {
      value: 'from=backend',
      label: backend === null ? 'The backend (none: npm start -- --upstream URL)' : `The backend ${backend}`,
      disabled: backend === null,
    },
  ];
}

/** The entry that a scenario stands for; empty for the usual answer. */
export function optionOf({ example, code, from }: Scenario): string {
  if (example !== undefined) return `example=${example}`;
  if (code !== undefined) return `code=${code}`;
  return from === undefined ? '' : `from=${from}`;
}

/** The scenario after another entry was chosen; the delay stays. */
export function withAnswer({ delay, rate }: Scenario, value: string): Scenario {
  const speed = { ...(delay === undefined ? {} : { delay }), ...(rate === undefined ? {} : { rate }) };
  const [key, chosen = ''] = value.split('=');
  if (key === 'example') return { ...speed, example: chosen };
  if (key === 'code') return { ...speed, code: Number(chosen) };
  if (key === 'from') return { ...speed, from: chosen === 'backend' ? 'backend' : 'mock' };
  return speed;
}

/** The scenario with another delay, in milliseconds; 0 is none. */
export function withDelay({ delay: _before, ...rest }: Scenario, delay: number): Scenario {
  return delay === 0 ? rest : { ...rest, delay };
}

/** A scenario in words: `empty, after 3 s`. */
export function inWords(scenario: Scenario): string {
  const { example, code, from, delay, rate, once } = scenario;
  const answer = example ?? (code === 0 ? 'network down' : code !== undefined ? `HTTP ${code}` : from === undefined ? 'usual answer' : `the ${from}`);
  return [answer, delay === undefined ? '' : `after ${delay / 1000} s`, rate === undefined ? '' : `${rate} KiB/s`, once ? 'once' : '']
    .filter((part) => part !== '')
    .join(', ');
}
