import { globSync, readFileSync } from 'node:fs';

/** Custom properties that components set in `style`. */
const setByComponents = Object.fromEntries(
  globSync('src/**/*.tsx').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(--[a-z-]+)'/g)].map(([, name]) => [name, ''])),
);

/** The build turns it into what the oldest browsers of package.json know. */
const UNFOLDED = ['css-nesting'];
/** The site works the same without them. */
const REFINEMENTS = [
  'css-autofill',
  'css-color-adjust',
  'css-content-visibility',
  'css-overflow-anchor',
  'css-paged-media',
  'css-resize',
  'css-scrollbar',
  'css-selection',
  'css-touch-action',
  'css3-cursors',
  'css3-cursors-grab',
  'css3-cursors-newer',
  'extended-system-fonts',
  'text-size-adjust',
];

/** Colours come from brand/<name>/colours.css, widths of media queries from shared.css, custom properties from these, their own file or a component; everything else is Biome's. */
export default {
  plugins: ['stylelint-value-no-unknown-custom-properties', 'stylelint-no-unsupported-browser-features'],
  referenceFiles: ['src/styles/shared.css'],
  rules: {
    'csstools/value-no-unknown-custom-properties': [
      true,
      {
        importFrom: [
          ...globSync('brand/*/colours.css'),
          'src/styles/tokens.css',
          'src/styles/globals.css',
          'src/styles/shared.css',
          { customProperties: setByComponents },
        ],
      },
    ],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/'],
    'media-feature-name-disallowed-list': ['/width/'],
    // Pixels do not follow the text size that the reader has set in the browser.
    'media-feature-name-unit-allowed-list': { '/width|height/': ['em', 'rem'] },
    'no-unknown-custom-media': true,
    'plugin/no-unsupported-browser-features': [true, { ignorePartialSupport: true, ignore: [...UNFOLDED, ...REFINEMENTS] }],
  },
  overrides: [
    { files: ['src/styles/tokens.css', 'brand/*/colours.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    { files: 'src/styles/shared.css', rules: { 'media-feature-name-disallowed-list': null } },
  ],
};
