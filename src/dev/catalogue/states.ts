/**
 * Makes what the browser decides by itself visible side by side: rules for :hover and :focus-visible are repeated for
 * the classes `is-hover` and `is-focus`, and the token blocks of both themes for `[data-scheme]`.
 */
export function showStates(): void {
  const sheet = new CSSStyleSheet();
  const copies: string[] = [];

  const walk = (rules: CSSRuleList, inDark: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const query = rule.conditionText;
        if (query.includes('max-width') && !window.matchMedia(query).matches) continue;
        if (query.includes('forced-colors') || query.includes('print') || query.includes('reduced-motion')) continue;
        walk(rule.cssRules, inDark || query.includes('prefers-color-scheme: dark'));
      } else if (rule instanceof CSSStyleRule) {
        const { selectorText: selector } = rule;
        const body = rule.style.cssText;
        if (selector === ':root') {
          if (inDark) copies.push(`[data-scheme="dark"]{${body};color-scheme:dark}`);
          else if (body.includes('--ink:')) copies.unshift(`[data-scheme="light"]{${body};color-scheme:light}`, `[data-scheme="dark"]{${body}}`);
          else copies.push(`[data-scheme]{${body}}`);
        } else if (/:hover|:focus-visible/.test(selector) && !selector.includes(':has')) {
          copies.push(`${selector.replaceAll(':hover', '.is-hover').replaceAll(':focus-visible', '.is-focus')}{${body}}`);
        }
      }
    }
  };

  for (const found of [...document.styleSheets]) walk(found.cssRules, false);
  for (const copy of copies) {
    try {
      sheet.insertRule(copy, sheet.cssRules.length);
    } catch {
      // A selector that cannot take a class (a pseudo-element behind :hover) has no state to show.
    }
  }
  document.adoptedStyleSheets = [sheet];
}
