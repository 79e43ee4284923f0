/** What runs in the page, from its start, for {@link file://./felt.ts}: every function here must stand alone. */

/** A point in CSS pixels of the viewport. */
export interface Spot {
  x: number;
  y: number;
}

/** What the page tells the bench. */
export interface FeltReports {
  /** The control is painted and can be pressed there. */
  reportPainted: (spot: Spot) => void;
  /** The effect is in the DOM; milliseconds since the navigation. */
  reportEffect: (time: number) => void;
}

/** The tools of the page, as a global. */
export interface FeltPage {
  /** The first visible element of an XPath expression. */
  find: (xpath: string) => Element | undefined;
  spotOf: (xpath: string) => Spot | undefined;
  /** Resolves when the element is there, with the milliseconds since the last press or key. */
  seen: (xpath: string) => Promise<number>;
  /** Longest interaction so far (Event Timing): milliseconds from the input to the next paint. */
  longestInteraction: number;
  /** Sum of the milliseconds of tasks beyond their first 50. */
  blocking: number;
  /** Sum of the layout shifts without input. */
  shifts: number;
}

declare global {
  var feltPage: FeltPage;
}

export function installFeltPage(): void {
  const find = (xpath: string) => {
    const all = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let at = 0; at < all.snapshotLength; at += 1) {
      const element = all.snapshotItem(at) as Element;
      if (element.checkVisibility() && element.getBoundingClientRect().height > 0) return element;
    }
    return undefined;
  };
  const spotOf = (xpath: string) => {
    const element = find(xpath);
    const box = element?.getBoundingClientRect();
    if (element === undefined || box === undefined) return undefined;
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  let lastInput = 0;
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, ({ timeStamp }) => (lastInput = timeStamp), true);
  const seen = async (xpath: string) => {
    const giveUp = performance.now() + 30_000;
    while (find(xpath) === undefined) {
      if (performance.now() > giveUp) throw new Error(`${location.pathname} does not show ${xpath}`);
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - lastInput;
  };
  globalThis.feltPage = { find, spotOf, seen, longestInteraction: 0, blocking: 0, shifts: 0 };
  const observe = <Entry extends PerformanceEntry>(options: object, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({ buffered: true, ...options });
  observe<PerformanceEventTiming & { interactionId: number }>({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) feltPage.longestInteraction = Math.max(feltPage.longestInteraction, duration);
  });
  observe({ type: 'longtask' }, ({ duration }) => {
    feltPage.blocking += duration - 50;
  });
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>({ type: 'layout-shift' }, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) feltPage.shifts += value;
  });
}

/** Reports when the control is painted, and when its effect is there: an element, or text in the control itself. */
export function watchControl(control: string, effect: { shown: string } | { typed: string }): void {
  const { reportPainted, reportEffect } = globalThis as unknown as FeltReports;
  const isThere = () => {
    if ('shown' in effect) return feltPage.find(effect.shown) !== undefined;
    return (feltPage.find(control) as HTMLInputElement | undefined)?.value.includes(effect.typed) === true;
  };
  const watchEffect = () => {
    const changes = new MutationObserver(() => check());
    const check = () => {
      if (!isThere()) return;
      changes.disconnect();
      document.removeEventListener('input', check, true);
      reportEffect(performance.now());
    };
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('input', check, true);
  };
  const untilRendered = () => {
    if (feltPage.spotOf(control) === undefined) {
      requestAnimationFrame(untilRendered);
      return;
    }
    // The task after the next frame: what the frame rendered is on the screen.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const spot = feltPage.spotOf(control);
        if (spot === undefined) return untilRendered();
        watchEffect();
        reportPainted(spot);
      }),
    );
  };
  requestAnimationFrame(untilRendered);
}
