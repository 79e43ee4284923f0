import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Language, messages } from '../support/site.ts';

/** States of the focused element that a screen reader says, as Chromium names them. */
const STATES = ['checked', 'disabled', 'expanded', 'invalid', 'readonly', 'required', 'valuetext'];

/** Keeps what the live regions of the page say. */
function listen(): void {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const said: string[] = [];
  Object.assign(window, { said });
  // biome-ignore lint/performance/useDomNodeTextContent: as it is laid out, since parts of a line that stand apart are said apart
  const textOf = (region: Element) => ((region as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim();
  const liveOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
  new MutationObserver((records) => {
    const fresh = new Set<Element>();
    const changed = new Set<Element>();
    for (const { target, addedNodes, type } of records) {
      const region = liveOf(target);
      if (region) {
        if (type === 'characterData' || addedNodes.length > 0) changed.add(region);
      } else
        for (const node of addedNodes)
          if (node instanceof Element) for (const inside of [node, ...node.querySelectorAll('*')]) if (inside.matches(LIVE)) fresh.add(inside);
    }
    for (const region of [...fresh, ...[...changed].filter((each) => !fresh.has(each))]) {
      const text = textOf(region);
      if (!region.isConnected || text === '' || region.closest('[inert], [aria-hidden=true]') !== null) continue;
      const isAssertive = region.matches('[role=alert], [aria-live=assertive]');
      // Screen readers watch the regions that they know: only an alert is said that comes with its text.
      if (isAssertive || !fresh.has(region)) said.push(`${isAssertive ? 'assertive' : 'polite'}: ${text}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** An ARIA snapshot without what nobody hears: addresses, and the part of an order number that is made by chance. */
function heard(snapshot: string): string {
  const lines = snapshot.split('\n').filter((line) => !/^\s*- \/url:/.test(line));
  const depth = (line = '') => line.search(/\S/);
  const closed = lines.map((line, at) => (line.endsWith(':') && depth(lines[at + 1]) <= depth(line) ? line.slice(0, -1) : line));
  return closed.join('\n').replace(/(FT\d{14})[0-9A-F]+/g, '$1…');
}

/** What a screen reader says of a page, in the order in which it says it. */
export class Speech {
  private readonly lines: string[] = [];
  private readonly page: Page;
  private readonly chromium: CDPSession;
  private readonly loading: string;

  private constructor(page: Page, chromium: CDPSession, loading: string) {
    this.page = page;
    this.chromium = chromium;
    this.loading = loading;
  }

  /** Before the first page. */
  static async in(page: Page, language: Language): Promise<Speech> {
    await page.addInitScript(listen);
    return new Speech(page, await page.context().newCDPSession(page), messages(language, 'common').loading);
  }

  /** What Chromium tells a screen reader of the element that has the focus. */
  private async focused(): Promise<string> {
    const { result } = await this.chromium.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.chromium.send('Accessibility.getPartialAXTree', { objectId: result.objectId ?? '', fetchRelatives: false });
    const [node] = nodes;
    const states = (node?.properties ?? []).filter(({ name, value }) => STATES.includes(name) && !['false', '', undefined].includes(value.value?.toString()));
    const parts = [
      node?.role?.value,
      JSON.stringify(node?.name?.value ?? ''),
      node?.value?.value !== undefined && node.value.value !== '' ? `value ${JSON.stringify(node.value.value)}` : '',
      ...states.map(({ name, value }) => (value.value === true || value.value === 'true' ? name : `${name} ${value.value}`)),
      node?.description?.value ? `– ${node.description.value}` : '',
    ];
    return parts.filter((part) => part !== '' && part !== undefined).join(' ');
  }

  /** What is said by itself while the customer does something: the live regions, then what has the focus. */
  async during(what: string, act: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => {
      (window as unknown as { said: string[] }).said.length = 0;
    });
    await act();
    await this.page.waitForLoadState('networkidle');
    const said = await this.page.evaluate(() => (window as unknown as { said: string[] }).said);
    // Whether loading is said depends on how fast the responses come.
    const lines = said.filter((line) => !line.endsWith(`: ${this.loading}`));
    this.lines.push('', `# ${what}`, ...lines, `focus: ${await this.focused()}`);
  }

  /** A part of the page, read from its start to its end. */
  async read(what: string, part: Locator): Promise<void> {
    this.lines.push('', `# ${what}`, heard(await part.ariaSnapshot()));
  }

  transcript(): string {
    return `${this.lines.join('\n').trim()}\n`;
  }
}
