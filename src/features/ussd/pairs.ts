import type { UssdItem } from '@/api/generated/ussd';
import { actionOf } from './service.ts';

/** A service that is turned on by one item of the contract and off by another; `ask` tells its state. */
export interface SwitchRow {
  name: string;
  on: UssdItem;
  off: UssdItem;
  ask?: UssdItem;
}

export type Row = SwitchRow | { item: UssdItem };

type Part = NonNullable<UssdItem['switch']>['does'];

/** The only item that is this part of the switch. */
function partOf(items: readonly UssdItem[], id: string, does: Part): UssdItem | undefined {
  const parts = items.filter((item) => item.switch?.id === id && item.switch.does === does && actionOf(item).type === 'confirm');
  return parts.length === 1 ? parts[0] : undefined;
}

function switchOf(items: readonly UssdItem[], item: UssdItem): SwitchRow | undefined {
  if (item.switch === undefined) return undefined;
  const { id, name } = item.switch;
  const [on, off, ask] = [partOf(items, id, 'on'), partOf(items, id, 'off'), partOf(items, id, 'ask')];
  if (on === undefined || off === undefined) return undefined;
  // A question of the server's is shown before anything is sent.
  return { name, on, off, ...(ask && !ask.ussdMessage && { ask }) };
}

/** The items of a row. */
export const itemsOf = (row: Row): UssdItem[] => ('item' in row ? [row.item] : [row.on, row.off, ...(row.ask ? [row.ask] : [])]);

/** The items of a group of forwards that need a code only: they ask for its state or end all of it. None where one has a remark, which a row shows. */
export function forwardItems(items: readonly UssdItem[]): UssdItem[] {
  const kinds = items.map((item) => ({ item, action: actionOf(item) }));
  if (!kinds.some(({ action }) => action.type === 'form' && action.needsNumber)) return [];
  return kinds.filter(({ item, action }) => action.type === 'form' && !action.needsNumber && !item.remark).map(({ item }) => item);
}

/** The rows of a group: the items of a switch (decision B82) are one, in the place of the first; all others stay as they are. */
export function rowsOf(items: readonly UssdItem[]): Row[] {
  const shown = new Set<UssdItem>();
  return items.flatMap((item): Row[] => {
    if (shown.has(item)) return [];
    const found = switchOf(items, item);
    const row: Row = found && itemsOf(found).includes(item) ? found : { item };
    for (const part of itemsOf(row)) shown.add(part);
    return [row];
  });
}
