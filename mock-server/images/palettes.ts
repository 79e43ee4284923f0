import type { Colours, Palette } from './svg.ts';

/** Colours that are the same on every ground: lighthouse, paper, light. */
export const things: Colours = {
  tile: '#fff',
  heart: '#fff',
  lamp: '#ffb224',
  'lamp-core': '#fff3d6',
  lit: '#ffb224',
  wall: '#fff',
  shade: '#ccd8f5',
  ochre: '#f0b64a',
  pane: '#1c2d5c',
  roof: '#c8452b',
  'roof-dark': '#a23420',
  cream: '#f3ead7',
};

export const thingsAtNight: Colours = { wall: '#e9eefa', shade: '#a9b7da' };

/**
 * A ground on which white words reach a contrast of 4.5. Names: `sky` is the ground, `ring` the faint circles, `glow` the ground inside the
 * beam, `far`, `mid` and `near` the three depths of silhouettes, `rule` the lines on `mid`, `sea` and `swell` the waves.
 */
const ground = (light: Colours, dark: Colours): Palette => ({
  light: { ...things, 'tile-opacity': '.11', ...light },
  dark: { ...thingsAtNight, 'tile-opacity': '.07', ...dark },
});

/** Blue of the house: the home page's first banner. */
export const azul = ground(
  {
    sky: '#1b45c4',
    ring: '#4169de',
    glow: '#2f5ce6',
    far: '#1939a4',
    mid: '#12307f',
    rule: '#1e43ab',
    near: '#0c1c4f',
    tree: '#0a1740',
    sea: '#12307f',
    swell: '#1939a4',
    terrace: '#2a4bab',
  },
  {
    sky: '#142142',
    ring: '#2b3d70',
    glow: '#24386f',
    far: '#1d2d5a',
    mid: '#0e1835',
    rule: '#22346a',
    near: '#070d1d',
    tree: '#0a1226',
    sea: '#0e1835',
    swell: '#192750',
    terrace: '#26376b',
  },
);

/** Night ink, for things that shine by themselves. */
export const night = ground(
  {
    sky: '#0e1a33',
    ring: '#2b4178',
    glow: '#1a2f66',
    far: '#16264d',
    mid: '#1b3166',
    rule: '#29458a',
    near: '#070e20',
    tree: '#0a1430',
    sea: '#16295a',
    swell: '#1b45c4',
    terrace: '#24408c',
    'tile-opacity': '.1',
  },
  {
    sky: '#0f1931',
    ring: '#263863',
    glow: '#182a58',
    far: '#15213f',
    mid: '#192a56',
    rule: '#253c77',
    near: '#060b18',
    tree: '#080f22',
    sea: '#111f45',
    swell: '#1a3583',
    terrace: '#1f356f',
    'tile-opacity': '.08',
  },
);

/** Roof-tile red at sunset. */
export const telha = ground(
  {
    sky: '#9a301c',
    ring: '#bf5038',
    glow: '#b63e26',
    far: '#8a2817',
    mid: '#701d0f',
    rule: '#8f2f1e',
    near: '#4a140a',
    tree: '#3b0f07',
    sea: '#12307f',
    swell: '#1939a4',
    terrace: '#8f2f1e',
    'tile-opacity': '.12',
  },
  {
    sky: '#48180f',
    ring: '#6d2c1e',
    glow: '#602014',
    far: '#3a120b',
    mid: '#2e0d07',
    rule: '#4b1a10',
    near: '#1d0805',
    tree: '#180604',
    sea: '#0e1835',
    swell: '#1c2d5c',
    terrace: '#4b1a10',
    'tile-opacity': '.08',
  },
);

export const jade = ground(
  {
    sky: '#096349',
    ring: '#2f8a70',
    glow: '#0c7a5b',
    far: '#07533d',
    mid: '#054430',
    rule: '#0d6a4f',
    near: '#03281d',
    tree: '#032017',
    sea: '#054430',
    swell: '#07533d',
    terrace: '#0c7355',
    'tile-opacity': '.12',
  },
  {
    sky: '#0c3529',
    ring: '#205647',
    glow: '#124a3a',
    far: '#092a20',
    mid: '#072018',
    rule: '#113c2f',
    near: '#03120d',
    tree: '#030f0b',
    sea: '#072018',
    swell: '#0b2f24',
    terrace: '#13493a',
    'tile-opacity': '.08',
  },
);

/** Grounds of the seeded images. */
export const grounds: readonly [Palette, ...Palette[]] = [azul, night, telha, jade];

/** Ground under a banner's text on a phone, where the text is below the art: the site's own blue for every palette. */
export const wordGround: Palette = { light: { words: '#1b45c4' }, dark: { words: '#142142' } };

export function withColours(palette: Palette, more: Palette): Palette {
  return { light: { ...palette.light, ...more.light }, dark: { ...palette.dark, ...more.dark } };
}
