/** Ids as the contract has them. */
const ID = /^[0-9A-Za-z-]{1,32}$/;

/** Whether a text from an address can be the id of anything; what cannot is never asked for. */
export const isId = (text: string | null | undefined): text is string => typeof text === 'string' && ID.test(text);

/** The id that a read is asked with. A backend that sent none gets an error instead of a page that waits for ever. */
export function needId(id: string | null | undefined): string {
  if (!id) throw new TypeError('The server sent no id');
  return id;
}
