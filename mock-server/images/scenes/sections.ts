import { withColours } from '../palettes.ts';
import { pagoda, seoulTower } from '../parts/abroad.ts';
import { lighthouse } from '../parts/lighthouse.ts';
import { bridge, houses, macauTower, quay, ruins, stairs } from '../parts/macau.ts';
import { phoneBack, phoneFront } from '../parts/phone.ts';
import { coin, receipt, seal } from '../parts/things.ts';
import { type Motif, tilePattern } from '../parts/tiles.ts';
import { waveField } from '../parts/waves.ts';
import { type Palette, place } from '../svg.ts';
import { rings, SECTION, type SectionArt, signal, water } from './section-frame.ts';

/** Draws a subject on a ground of one's choice. */
export type Subject = (palette: Palette, motif: Motif, seed: string) => SectionArt;

const { width: W, height: H } = SECTION;
const coinColours = { light: { 'coin-edge': '#c77f10', 'coin-line': '#c77f10', stamp: '#1b45c4', seal: '#1b45c4' }, dark: {} };

/** Two circles that share their middle: shared data, a partnership. */
export const overlap: Subject = (palette, motif) => {
  const [left, right] = ['<circle cx="142" cy="120" r="88"/>', '<circle cx="242" cy="120" r="88"/>'];
  return {
    palette,
    motif,
    tile: { y: -8 },
    defs: `${tilePattern('s', 'flower', { size: 32, y: 8, colour: '#1b45c4', heartColour: '#1b45c4' })}<clipPath id="c">${left}</clipPath>`,
    body: `<g fill="#1b45c4">${left}</g><g fill="#ffb224">${right}</g><g clip-path="url(#c)"><g fill="#fff">${right}</g><g fill="url(#s)">${right}</g></g><g fill="none" stroke="#fff" stroke-width="3">${left}${right}</g>`,
  };
};

/** The Sai Van bridge before a setting sun. */
export const bridgeAtSunset: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { x: 32, y: -10 },
  body: `<circle cx="192" cy="130" r="66" fill="var(--sun)"/>${place(bridge('var(--near)'), 192, 176, 1.25)}${water(186)}`,
});

/** The paving of Senado Square as a landscape with a sun. */
export const paving: Subject = (palette) => ({
  palette,
  body: `${waveField(W, -60, H + 20, 36, ['var(--sea)', 'var(--swell)'], { period: 128, amplitude: 24 })}<circle cx="288" cy="58" r="46" fill="var(--sun)"/>`,
});

/** The Macau Tower sends over the roofs. */
export const tower: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { y: -18 },
  body: `${rings(288, 40, 40, 40, 5)}${place(macauTower('var(--wall)'), 288, 242, 0.92)}${houses({ from: 0, to: W, y: 242, heights: [40, 66], seed: `roofs ${seed}`, colour: 'var(--mid)', lit: 'var(--lit)' })}`,
});

/** A watch with its rings of the day. */
export const watch: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { size: 48, y: -24 },
  body:
    rings(192, 120, 92, 30, 4) +
    '<path d="M152-8H232L238 62H146ZM146 178H238L232 248H152Z" fill="#0e1a33"/><path d="M152-8H232L238 62H146ZM146 178H238L232 248H152Z" fill="#fff" opacity=".1"/><rect x="254" y="98" width="9" height="28" rx="4" fill="#b3bdd6"/>' +
    '<rect x="128" y="48" width="128" height="144" rx="42" fill="#dbe2ee"/><rect x="131" y="51" width="122" height="138" rx="39" fill="#7c869f"/><rect x="134" y="54" width="116" height="132" rx="36" fill="#070a12"/>' +
    '<g fill="none" stroke-width="9" stroke-linecap="round"><g opacity=".25"><circle cx="192" cy="120" r="46" stroke="#ffb224"/><circle cx="192" cy="120" r="33" stroke="#5f80df"/><circle cx="192" cy="120" r="20" stroke="#5fd6ae"/></g>' +
    '<path d="M192 74A46 46 0 1 1 148 134" stroke="#ffb224"/><path d="M192 87A33 33 0 1 1 168 143" stroke="#5f80df"/><path d="M192 100A20 20 0 0 1 206 134" stroke="#5fd6ae"/></g>',
});

const shutters = [
  [-58, -58],
  [22, -58],
] as const;

/** A house of the old town with its own network. */
export const home: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { size: 48, x: 0, y: -2 },
  body:
    houses({ from: -6, to: W, y: 206, heights: [26, 74], seed: `street ${seed}`, colour: 'var(--far)' }) +
    quay(0, W, 206, 40) +
    place(
      '<path d="M-80 0V-92H80V0Z" fill="#f0b64a"/><path d="M-92-90 0-136 92-90 84-80H-84Z" fill="var(--roof)"/><path d="M0-136 92-90 84-80H40Z" fill="var(--roof-dark)"/><path d="M-80-80H80V-74H-80ZM-80-6H80V0H-80ZM-80-76H-74V0H-80ZM74-76H80V0H74Z" fill="var(--wall)"/>' +
        `<path d="M-15 0V-40a15 15 0 0 1 30 0V0Z" fill="var(--wall)"/><path d="M-11 0V-40a11 11 0 0 1 22 0V0Z" fill="#7c2414"/>${shutters.map(([x, y]) => `<path d="M${x} ${y}h36v40h-36Z" fill="var(--wall)"/><path d="M${x + 3} ${y + 3}h14v34h-14ZM${x + 19} ${y + 3}h14v34h-14Z" fill="#0b7a5b"/>`).join('')}<circle cy="-104" r="10" fill="var(--wall)"/><circle cy="-104" r="7" fill="var(--lamp)"/>`,
      192,
      206,
    ) +
    signal(192, 62, 17, 'var(--mark)') +
    water(212),
});

/** The ruins of St Paul's in full light. */
export const facade: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { size: 48, x: -24, y: -4 },
  body:
    rings(192, 116, 84, 34, 5) +
    houses({ from: -4, to: W, y: 214, heights: [14, 48], seed: `behind the ruins ${seed}`, colour: 'var(--far)' }) +
    quay(0, W, 214, 30) +
    place(`<g fill="var(--mid)">${stairs}</g>`, 192, 206, 1.06) +
    place(ruins('var(--wall)', 'var(--shade)'), 192, 206, 0.94),
});

/** Lit windows along the water at night. */
export const waterfront: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { size: 48 },
  body:
    '<circle cx="300" cy="62" r="34" fill="var(--sun)"/>' +
    rings(300, 62, 52, 26, 4) +
    houses({ from: -4, to: W, y: 206, heights: [60, 118], seed: `far ${seed}`, colour: 'var(--far)' }) +
    houses({ from: -10, to: W, y: 206, heights: [26, 78], seed: `near ${seed}`, colour: 'var(--mid)', lit: 'var(--lit)' }) +
    quay(0, W, 206, 30, 'var(--mid)') +
    water(210),
});

/** Two phones. */
export const phones: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { size: 48, x: -24 },
  body:
    rings(206, 132, 100, 30, 5) +
    place(`<g transform="translate(-62 -126)">${phoneBack({ camera: 'bar', finish: 'sand', wallpaper: 'dunes' }, 'a')}</g>`, 150, 154, 0.9, -9) +
    place(`<g transform="translate(-62 -126)">${phoneFront({ camera: 'trio', finish: 'azul', wallpaper: 'rings' }, 'b')}</g>`, 236, 160, 0.9, 7) +
    water(226),
});

/** A receipt and its coins. */
export const payment: Subject = (palette, motif) => ({
  palette: withColours(palette, coinColours),
  motif,
  tile: { size: 48, x: -24 },
  body:
    rings(192, 116, 112, 30, 4) +
    place(receipt('r'), 200, 116, 0.72, 5) +
    place(seal, 262, 42, 0.7, 5) +
    place(coin(34, 'k', true), 116, 178) +
    place(coin(20, 'k', false), 82, 140) +
    water(226),
});

/** From the lighthouse of Macau to places abroad. */
export const journey: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { size: 64, x: 12, y: 4 },
  body:
    '<circle cx="236" cy="132" r="50" fill="var(--sun)"/>' +
    rings(236, 132, 68, 30, 5) +
    quay(186, W, 204, 30) +
    place(seoulTower('var(--far)'), 248, 206, 0.8) +
    place(pagoda('var(--mid)'), 318, 206, 0.92) +
    '<path d="M20 218C34 196 92 196 110 218Z" fill="var(--near)"/>' +
    place(lighthouse({ withChapel: false }), 64, 96, 0.46) +
    '<path d="M80 92C120 18 230 4 312 54" fill="none" stroke="var(--wall)" stroke-width="3.5" stroke-linecap="round" stroke-dasharray=".1 9"/><circle cx="318" cy="58" r="9" fill="none" stroke="var(--wall)" stroke-width="3"/><circle cx="318" cy="58" r="3.5" fill="var(--wall)"/>' +
    water(208),
});

/** The lighthouse alone, near. */
export const light: Subject = (palette, motif, seed) => ({
  palette,
  motif,
  tile: { size: 48, x: 108 - 24, y: 70 - 24 },
  body:
    '<path d="M126 70 400 10V130ZM90 70-20 46V94Z" fill="var(--lamp)" opacity=".9"/>' +
    houses({ from: 150, to: W, y: 212, heights: [16, 46], seed: `shore ${seed}`, colour: 'var(--far)' }) +
    quay(150, W, 212, 30) +
    '<path d="M-10 240C10 206 40 196 70 194H150C190 198 210 220 230 240Z" fill="var(--near)"/>' +
    place(lighthouse({ withChapel: false }), 108, 70, 0.54) +
    water(214),
});
