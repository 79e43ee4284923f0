import { defaultLanguage, type Language, languageOf } from '../../../openapi/languages.ts';
import type { Scenario } from '../../../openapi/scenario.ts';
import type { Scenarios } from './mock.ts';

const PARAMETER = 'scenario';

/** A state that a link reproduces. */
export interface LinkedState {
  scenarios: Scenarios;
  /** Mobile number of the customer to log in; null logs out. */
  persona: string | null;
  language: Language;
}

/** Serialises a state: `bills:example=empty;*:delay=2000;persona:66881234;language:en`. */
function writeState({ scenarios, persona, language }: LinkedState): string {
  const parts = Object.entries(scenarios).map(([operation, scenario]) => {
    const fields = Object.entries(scenario).map(([key, value]) => `${key}=${value}`);
    return `${operation}:${fields.join(',')}`;
  });
  return [...parts, `persona:${persona ?? 'none'}`, `language:${language}`].join(';');
}

const NUMBERS = new Set(['code', 'delay', 'rate']);

function readScenario(text: string): Scenario {
  const fields = text.split(',').map((field): [string, unknown] => {
    const [key = '', value = ''] = field.split('=');
    return [key, NUMBERS.has(key) ? Number(value) : key === 'once' || key === 'bare' ? value === 'true' : value];
  });
  return Object.fromEntries(fields) as Scenario;
}

/** Parses what {@link writeState} wrote; the mock checks the names. */
function readState(text: string): LinkedState {
  const state: LinkedState & { scenarios: Record<string, Scenario> } = { scenarios: {}, persona: null, language: defaultLanguage.code };
  for (const part of text.split(';').filter((one) => one !== '')) {
    const at = part.indexOf(':');
    const name = at < 0 ? part : part.slice(0, at);
    const value = at < 0 ? '' : part.slice(at + 1);
    if (name === 'persona') state.persona = value === 'none' ? null : value;
    else if (name === 'language') state.language = languageOf(value).code;
    else state.scenarios[name] = readScenario(value);
  }
  return state;
}

/** Adds the state to a URL; its characters need no escaping in a query. */
export function linkTo(href: string, state: LinkedState): string {
  const url = new URL(href);
  url.searchParams.delete(PARAMETER);
  url.search = [url.search.slice(1), `${PARAMETER}=${writeState(state)}`].filter((part) => part !== '').join('&');
  return url.href;
}

/** Separates the state from a URL; without one `state` is absent. */
export function takeState(href: string): { href: string; state?: LinkedState } {
  const url = new URL(href);
  const text = url.searchParams.get(PARAMETER);
  if (text === null) return { href };
  url.searchParams.delete(PARAMETER);
  return { href: url.href, state: readState(text) };
}
