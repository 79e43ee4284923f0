import { isId } from '@/lib/ids';

/** History state of an item opened from the list: closing it navigates back. */
export const FROM_LIST = { fromList: true } as const;

/** Id of the open item (`/news?id=…`), if any. */
export function openItemId(params: URLSearchParams): string | undefined {
  const id = params.get('id');
  return isId(id) ? id : undefined;
}

export const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fromList' in state;
