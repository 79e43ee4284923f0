/** Id format of the contract. */
const ID = /^[0-9A-Za-z-]{1,32}$/;

/** Whether a value from the URL has the id format; other values are never sent to the server. */
export const isId = (text: string | null | undefined): text is string => typeof text === 'string' && ID.test(text);

/** Throws when the server left out an id that a request needs: an error panel is better than a skeleton that never ends. */
export function needId(id: string | null | undefined): string {
  if (!id) throw new TypeError('The server sent no id');
  return id;
}
