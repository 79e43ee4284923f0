export type InlinePiece = string | { tag: 'br' } | { tag: 'a' | 'b' | 'em'; href?: string | undefined; children: InlinePiece[] };

/** Rendered elements; of all others only the text is kept. */
const SHOWN: Readonly<Record<string, 'a' | 'b' | 'em'>> = { a: 'a', b: 'b', strong: 'b', em: 'em', i: 'em' };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const SILENT = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** The name ends where no letter follows: a name that could end anywhere would take quadratic time on a long one. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
/** All groups of {@link TAG} take part in every match. */
type Tag = RegExpExecArray & [whole: string, closing: string, name: string, attributes: string];
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (whole, decimal: string, hex: string, name: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Math.min(Number(decimal), 0x10_ffff));
  });
}

/**
 * Parses one line of HTML from the server (text, links, emphasis) without the browser's parser. Unknown markup becomes text and nothing is
 * ever set as HTML, so that short notices need no sanitizer. Does not check URLs.
 */
export function parseInline(html: string): InlinePiece[] {
  const root: InlinePiece[] = [];
  const open: { name: string; children: InlinePiece[] }[] = [];
  /** How many of a name are open. An end without a start is ignored without a search, which would make many of them quadratic. */
  const counts = new Map<string, number>();
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);
  const add = (piece: InlinePiece) => {
    if (piece !== '') (open.at(-1)?.children ?? root).push(piece);
  };
  const source = html.replace(SILENT, '');
  let at = 0;
  for (const { 0: whole, 1: closing, 2: rawName, 3: attributes, index } of source.matchAll(TAG) as Iterable<Tag>) {
    add(decode(source.slice(at, index)));
    at = index + whole.length;
    const name = rawName.toLowerCase();
    const tag = SHOWN[name];
    if (name === 'br' || (closing && /^(p|div|li)$/.test(name))) add({ tag: 'br' });
    if (tag === undefined) continue;
    if (closing) {
      if (!counts.get(name)) continue;
      let ended: string | undefined;
      while (ended !== name) {
        ended = (open.pop() as { name: string }).name;
        count(ended, -1);
      }
    } else {
      const values = tag === 'a' ? HREF.exec(attributes)?.slice(1) : undefined;
      const href = values?.find((value) => value !== undefined);
      const children: InlinePiece[] = [];
      add({ tag, href: href && decode(href), children });
      open.push({ name, children });
      count(name, 1);
    }
  }
  add(decode(source.slice(at)));
  while ((root.at(-1) as { tag?: string } | undefined)?.tag === 'br') root.pop();
  return root;
}
