/** Colours come from brand/<name>/colours.css, widths of media queries from shared.css; everything else is Biome's. */
export default {
  referenceFiles: ['src/styles/shared.css'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/'],
    'media-feature-name-disallowed-list': ['/width/'],
    // Pixels do not follow the text size that the reader has set in the browser.
    'media-feature-name-unit-allowed-list': { '/width|height/': ['em', 'rem'] },
    'no-unknown-custom-media': true,
  },
  overrides: [
    { files: ['src/styles/tokens.css', 'brand/*/colours.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    { files: 'src/styles/shared.css', rules: { 'media-feature-name-disallowed-list': null } },
  ],
};
