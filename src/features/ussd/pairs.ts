import type { UssdItem } from '@/api/ussd';
import { actionOf } from './service.ts';

/** A service that is turned on by one item of the contract and off by another; `ask` tells its state. */
export interface SwitchRow {
  name: string;
  on: UssdItem;
  off: UssdItem;
  ask?: UssdItem;
}

export type Row = SwitchRow | { item: UssdItem };

/** The contract has no field for it: the names of the items tell, in the language of the page (decision B82). */
const ON = [/^開啟(.+)$/, /^Turn (.+) on$/i];
const OFF = [/^關閉(.+)$/, /^Turn (.+) off$/i];
const ASK = [/^查詢(.+?)狀況$/, /^(?:Is|Are) (.+) on\?$/i];

function subject(patterns: readonly RegExp[], item: UssdItem, groupName: string): string | undefined {
  if (actionOf(item, groupName).type !== 'confirm') return undefined;
  for (const pattern of patterns) {
    const found = pattern.exec(item.ussdItemName)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The rows of a group: items that belong together are one, in the place of the first; all others stay as they are. */
export function rowsOf(items: readonly UssdItem[], groupName: string): Row[] {
  const named = (patterns: readonly RegExp[]) =>
    items.flatMap((item) => {
      const name = subject(patterns, item, groupName);
      return name === undefined ? [] : [{ item, name }];
    });
  const offs = named(OFF);
  // A question of the server's is shown before anything is sent.
  const asks = named(ASK).filter(({ item }) => !item.ussdMessage);
  const switches = named(ON).flatMap(({ item: on, name }): SwitchRow[] => {
    const matching = offs.filter((candidate) => same(candidate.name, name));
    const off = matching[0]?.item;
    if (off === undefined || matching.length > 1) return [];
    // “Is roaming on?” asks for the only switch of the group, “prepaid roaming”.
    const ask =
      asks.find((candidate) => same(candidate.name, name)) ??
      (asks.length === 1 && offs.length === 1 ? asks.find((candidate) => name.toLowerCase().includes(candidate.name.toLowerCase())) : undefined);
    return [{ name: name.charAt(0).toUpperCase() + name.slice(1), on, off, ...(ask && { ask: ask.item }) }];
  });
  const inSwitch = new Set(switches.flatMap(({ on, off, ask }) => [on, off, ...(ask ? [ask] : [])]));
  return items.flatMap((item): Row[] => {
    const row = switches.find(({ on, off, ask }) => items.find((candidate) => candidate === on || candidate === off || candidate === ask) === item);
    return row ? [row] : inSwitch.has(item) ? [] : [{ item }];
  });
}

/** At the end of a statement: what is “on hold” or “on its way” is not on. */
const STATED_ON = /已開啟|\b(?:is|are)(?: now)? on(?: now)?(?=\s*(?:[,;]|$))/i;
const STATED_OFF = /已關閉|\b(?:is|are)(?: now)? off(?: now)?(?=\s*(?:[,;]|$))/i;
const CONDITION = /是否|未能|如|\b(?:if|whether)\b/i;

/** On or off as the server's answer says it; undefined where it says neither, or both. A sentence with a condition says nothing. */
export function stateIn(answer: string): 'on' | 'off' | undefined {
  const statements = answer.split(/[。！？.!?\n]/).filter((sentence) => !CONDITION.test(sentence));
  const on = statements.some((sentence) => STATED_ON.test(sentence));
  const off = statements.some((sentence) => STATED_OFF.test(sentence));
  return on === off ? undefined : on ? 'on' : 'off';
}
