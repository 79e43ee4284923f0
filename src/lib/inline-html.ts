export type InlinePiece = string | { tag: 'br' } | { tag: 'a' | 'b' | 'em'; href?: string; children: InlinePiece[] };

/** Rendered elements; of all others only the text is kept. */
const SHOWN: Readonly<Record<string, 'a' | 'b' | 'em'>> = { a: 'a', b: 'b', strong: 'b', em: 'em', i: 'em' };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const SILENT = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** The name ends where no letter follows: a name that could end anywhere would take quadratic time on a long one. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
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
  const open: { name: string; children: InlinePiece[] }[] = [{ name: '', children: root }];
  const add = (piece: InlinePiece) => {
    if (piece !== '') open.at(-1)?.children.push(piece);
  };
  const source = html.replace(SILENT, '');
  let at = 0;
  for (const { 0: whole, 1: closing, 2: rawName = '', 3: attributes = '', index } of source.matchAll(TAG)) {
    add(decode(source.slice(at, index)));
    at = index + whole.length;
    const name = rawName.toLowerCase();
    const tag = SHOWN[name];
    if (name === 'br' || (closing && /^(p|div|li)$/.test(name))) add({ tag: 'br' });
    if (tag === undefined) continue;
    if (closing) {
      const opened = open.findLastIndex((element) => element.name === name);
      if (opened > 0) open.length = opened;
    } else {
      const href = HREF.exec(attributes);
      const children: InlinePiece[] = [];
      const url = href === null ? undefined : decode(href[1] ?? href[2] ?? href[3] ?? '');
      add({ tag, ...(tag === 'a' && url !== undefined ? { href: url } : {}), children });
      open.push({ name, children });
    }
  }
  add(decode(source.slice(at)));
  while (typeof root.at(-1) === 'object' && (root.at(-1) as { tag: string }).tag === 'br') root.pop();
  return root;
}
