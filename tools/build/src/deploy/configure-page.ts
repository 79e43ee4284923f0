import { defaults, type SiteConfig } from '../../../../src/brand/config.ts';

const ELEMENT = /<meta name="config" content="([^"]*)"/;

const escapeValue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const readValue = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The values that differ from the defaults. */
function changes(config: SiteConfig): Partial<SiteConfig> {
  return Object.fromEntries(Object.entries(config).filter(([name, value]) => value !== defaults[name as keyof SiteConfig]));
}

/**
 * Writes the operator's values into a built page: into the element that the site's code reads, and over the default URLs in the prerendered
 * content, so that both agree. A configured page can be configured again.
 *
 * @throws when the page has no element for the values, because it would use the defaults
 */
export function configurePage(html: string, config: SiteConfig): string {
  const element = ELEMENT.exec(html);
  if (element === null) throw new Error('A page lacks <meta name="config" content="{}">.');
  const present = { ...defaults, ...(JSON.parse(readValue(element[1] ?? '{}')) as Partial<SiteConfig>) };
  const replacements = new Map<string, string>();
  for (const [name, value] of Object.entries(config) as [keyof SiteConfig, string][]) {
    for (const old of [defaults[name], present[name]]) if (old.startsWith('http') && old !== value) replacements.set(old, value);
  }
  let page = html;
  if (replacements.size > 0) {
    // The longest first, because one URL may be the start of another; the host name must end there.
    const olds = [...new Set([...replacements.keys(), ...Object.values(config).filter((value) => value.startsWith('http'))])];
    const pattern = new RegExp(
      `(?:${olds
        .sort((one, other) => other.length - one.length)
        .map(literal)
        .join('|')})(?![\\w:-]|\\.\\w)`,
      'g',
    );
    page = page.replace(pattern, (old) => replacements.get(old) ?? old);
  }
  return page.replace(ELEMENT, () => `<meta name="config" content="${escapeValue(JSON.stringify(changes(config)))}"`);
}
