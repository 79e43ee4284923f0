/**
 * Tells the bundler's preload code that the style sheets of the page's code are there: a prerendered page links one sheet made of them
 * (tools/build/src/prerender/document.ts), and the preload code looks for a link to each. A disabled style sheet is not fetched; in the HTML Chromium's
 * preload scanner would fetch it.
 */
export function nameSheetParts(): void {
  for (const { dataset } of document.querySelectorAll<HTMLLinkElement>('link[data-parts]')) {
    for (const href of dataset.parts?.split(' ') ?? []) {
      const part = document.createElement('link');
      part.setAttribute('disabled', '');
      part.rel = 'stylesheet';
      part.href = href;
      document.head.append(part);
    }
  }
}
