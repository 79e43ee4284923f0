import type { Page } from '@playwright/test';
import { content } from '#operator';

/** HTML that tries to run a script, to send a form or to leave the page; every payload sets `window.pwned` or names evil.example. */
const ATTACK_HTML = [
  "<script>window.pwned='script'</script>",
  `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="window.pwned='onload'">`,
  `<img src="data:image/gif;base64,AAAA" onerror="window.pwned='onerror'">`,
  `<p onmouseover="window.pwned='hover'" onclick="window.pwned='click'">attack-text</p>`,
  `<details open ontoggle="window.pwned='toggle'"><summary>attack-text</summary></details>`,
  `<svg onload="window.pwned='svg'"><script>window.pwned='svg script'</script><a xlink:href="javascript:window.pwned='xlink'"><text>attack-text</text></a><animate onbegin="window.pwned='animate'" attributeName="x"></animate></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="window.pwned='mathml'"></style></mglyph></table></mtext></math>`,
  '<form action="https://evil.example"><input name="body"><button formaction="javascript:window.pwned=1">attack-text</button></form>',
  `<iframe srcdoc="<script>parent.pwned='srcdoc'</script>"></iframe><iframe src="javascript:parent.pwned='frame'"></iframe>`,
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<object data="https://evil.example/x"></object><embed src="https://evil.example/x">',
  '<a href="javascript:window.pwned=1">attack-text</a><a href="JaVa&#115;cript:window.pwned=1">attack-text</a><a href="java&#10;script:window.pwned=1">attack-text</a>',
  '<a href="//evil.example/">attack-text</a><a href="/&#92;evil.example/">attack-text</a><a href="data:text/html,<script>opener.pwned=1</script>">attack-text</a>',
].join('');

/** URLs that lead off the site or run a script, in the disguises that browsers undo. */
export const HOSTILE_URLS = [
  'javascript:window.pwned=1',
  'JaVaScRiPt:window.pwned=1',
  '\tjavascript:window.pwned=1',
  'java\nscript:window.pwned=1',
  '\u0001javascript:window.pwned=1',
  'data:text/html,<script>opener.pwned=1</script>',
  'vbscript:window.pwned=1',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'http://evil.example/',
];

/** Fields that hold a URL to go to. An image's URL runs nothing and is left as it is, so that the page looks like the page. */
const URL_FIELD = /^(?:.*link|.*url|href|routerPath|hrefUrl|applink)$/i;
const IMAGE_FIELD = /img|image|pic|icon|logo/i;
/**
 * Fields that decide what the page requests next, or are compared: an attack there makes the page empty. They are attacked in a second walk,
 * which checks only that nothing runs and no navigation leaves the site.
 */
const STRUCTURE_FIELD = /(?:^|[a-z])(?:id|ids|type|status|no|page|total|path|name|code|date)$/i;

let turn = 0;

/** Longer than any line, without a place to break it. */
const LONG_WORD = 'unbroken'.repeat(25);

/** How a response is poisoned: `text` leaves the page readable, `all` spares no string but images; `long` puts a long word behind every text. */
type Poison = 'text' | 'all' | 'long';

/** What a walk has poisoned: strings by `METHOD path`. */
type Poisoned = Map<string, number>;

/** The response with every URL replaced by an attack and the HTML corpus, or the long word, put behind every text. */
function poison(value: unknown, how: Poison, count: () => void, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poison(item, how, count, key));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poison(inner, how, count, name)]));
  if (typeof value !== 'string') return value;
  if (/^(?:\/mock-assets|data:image)/.test(value) || IMAGE_FIELD.test(key)) return value;
  const isUrl = URL_FIELD.test(key) || /^(?:https?:|\/)/.test(value);
  if (isUrl && how === 'long') return value;
  count();
  if (isUrl) return HOSTILE_URLS[turn++ % HOSTILE_URLS.length];
  if (how !== 'all' && STRUCTURE_FIELD.test(key) && !value.includes('<')) return value;
  return value + (how === 'long' ? LONG_WORD : ATTACK_HTML);
}

/** The page may be left between a response of the mock and its way on. */
function unlessOver(error: Error): void {
  if (!/disposed|closed/.test(error.message)) throw error;
}

/** Poisons every successful response of the mock on its way to the page. Returns what was poisoned so far. */
export async function poisonResponses(page: Page, how: Poison = 'text'): Promise<Poisoned> {
  const poisoned: Poisoned = new Map();
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch().catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) as { status?: string; data?: unknown } | undefined;
    // A call that the page gave up, or that outlives the test, has no response to change; left open it would keep the page waiting for ever.
    if (response === undefined || body === undefined) return route.abort().catch(() => undefined);
    if (body.status !== '0' || body.data === undefined) return route.fulfill({ response }).catch(unlessOver);
    const operation = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    const count = () => void poisoned.set(operation, (poisoned.get(operation) ?? 0) + 1);
    return route.fulfill({ response, json: { ...body, data: poison(body.data, how, count) } }).catch(unlessOver);
  });
  return poisoned;
}

/** What in the document could still be used for an attack: scripts of others, handlers, URLs. Empty when the page is safe. */
export function remains(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if ('pwned' in window) found.push(`executed: ${String(window.pwned)}`);
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} ${name}`);
        // A path of this site, with an attack as an id in it, leads to a page of this site.
        if (/^\/(?![/\\\s])/.test(value)) continue;
        if (!['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc'].includes(name)) continue;
        // What the browser would make of it: without the characters that it drops.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
        const read = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
        if (/^(?:javascript|vbscript):|^data:text|evil\.example/.test(read)) found.push(`${element.tagName} ${name}=${value}`);
      }
    }
    for (const element of document.querySelectorAll('base, object, embed, iframe[srcdoc], svg script, meta[http-equiv=refresh]')) found.push(element.outerHTML);
    return found;
  });
}

/** HTML that tries to run something once it is sanitized, parsed or parsed again; for the sanitizer in the browser and the one of the prerendered pages. */
export const HOSTILE_HTML: readonly string[] = [
  '<p>before</p><script>window.pwned=1</script><p>after</p>',
  '<img src="/a.png" onerror="window.pwned=1"><p onclick="window.pwned=1" style="position:fixed" class="x" id="root" name="y">text</p>',
  '<a href="javascript:window.pwned=1">one</a><a href="JaVa&#115;cript:pwned">two</a><a href="java&#10;script:pwned">three</a><a href="/news" title="a > b style=">four</a>',
  '<style>*{display:none}</style><link rel="stylesheet" href="https://evil.example/"><base href="https://evil.example/"><p>text</p>',
  `<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.pwned=1</script>"></iframe><iframe src="https://video.${content.domain}/a" width="16" height="9"></iframe>`,
  '<svg><style><img src=x onerror=window.pwned=1></style></svg><svg onload=window.pwned=1><a xlink:href="javascript:window.pwned=1"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=1&gt;"></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=window.pwned=1 src=x>">',
  '<noscript><p title="</noscript><img src=x onerror=window.pwned=1>"></noscript>',
  '<template><script>window.pwned=1</script></template><textarea></textarea><img src=x onerror=window.pwned=1></textarea><xmp><img src=x onerror=window.pwned=1></xmp>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.pwned=1>">',
  '<form action="https://evil.example/"><input name="pin"><button>send</button></form><p>say style="color:red" &lt;script&gt;</p>',
  '</div></main></body><li>outside?<table><tr><td>cell<td><a href="//evil.example/">five</a><h1>heading</h1></table><b><p>torn</b></p>',
];
