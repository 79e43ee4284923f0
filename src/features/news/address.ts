import { isId } from '@/lib/ids';

/** State of the history entry of an item that was opened from the list: closing it then goes one step back. */
export const FROM_LIST = { fromList: true } as const;

/** The item that the address opens (`/news?id=…`), if it names one. */
export function openItem(search: URLSearchParams): string | undefined {
  const id = search.get('id');
  return isId(id) ? id : undefined;
}

/** Whether an entry of the history was made by a press in the list. */
export const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fromList' in state;
