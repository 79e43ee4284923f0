import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import mixins from '@csstools/postcss-mixins';
import customMedia from 'postcss-custom-media';

const shared = fileURLToPath(new URL('./src/styles/shared.css', import.meta.url));

/** Styles of `:hover` are for what hovers: on a phone they would stay after a tap. */
const hoverOnly = {
  postcssPlugin: 'hover-only',
  OnceExit(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      const others = rule.selectors.filter((selector) => !selector.includes(':hover'));
      const hovering = rule.clone({ selectors: rule.selectors.filter((selector) => !others.includes(selector)) });
      rule.before(others.length === 0 ? [] : rule.clone({ selectors: others }));
      rule.replaceWith(new AtRule({ name: 'media', params: '(hover: hover)', nodes: [hovering], source: rule.source }));
    });
  },
};

export default { plugins: [globalData({ files: [shared] }), mixins(), customMedia(), hoverOnly] };
