import { withColours } from '../palettes.ts';
import { bridge } from '../parts/macau.ts';
import { phoneBack, phoneFront } from '../parts/phone.ts';
import { coin, receipt, seal } from '../parts/things.ts';
import { tile, tilePattern } from '../parts/tiles.ts';
import { waveField } from '../parts/waves.ts';
import { opacity, place, polar } from '../svg.ts';
import { rings, SECTION, type Subject, signal, water } from './section-frame.ts';

/** Section images of things and signs: each renders one on a given ground. */

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

const pavingWaves = (spacing: number, amplitude: number) => waveField(W, -60, H + 20, spacing, ['var(--sea)', 'var(--swell)'], { period: 128, amplitude });

/** The paving of Senado Square as a landscape with a sun. */
export const paving: Subject = (palette) => ({ palette, body: `${pavingWaves(36, 24)}<circle cx="288" cy="58" r="46" fill="var(--sun)"/>` });

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

/** Three circles, the smallest in front: parents and a child. */
export const family: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { size: 48, y: -24 },
  defs: tilePattern('s', 'flower', { size: 32, x: 176, y: 150, colour: '#fff3d6', heartColour: '#ffb224' }),
  body:
    '<circle cx="134" cy="106" r="78" fill="#1b45c4"/><circle cx="250" cy="106" r="78" fill="#ffb224"/><g fill="none" stroke="#fff" stroke-width="3"><circle cx="134" cy="106" r="78"/><circle cx="250" cy="106" r="78"/></g>' +
    '<circle cx="192" cy="166" r="52" fill="#c8452b"/><circle cx="192" cy="166" r="52" fill="url(#s)"/><circle cx="192" cy="166" r="52" fill="none" stroke="#fff" stroke-width="3"/>',
});

/** The paving with two suns: two people on one bill. */
export const twoSuns: Subject = (palette) => ({
  palette,
  body: `${pavingWaves(30, 18)}<circle cx="250" cy="84" r="48" fill="var(--sun)"/><circle cx="318" cy="118" r="34" fill="var(--accent)"/>`,
});

/** A mobile Wi-Fi device on the table. */
export const hotspot: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { size: 64, x: -32, y: -8 },
  body:
    rings(192, 118, 74, 34, 5) +
    signal(192, 88, 20, 'var(--mark)') +
    '<rect x="122" y="120" width="140" height="84" rx="26" fill="var(--shade)"/><rect x="122" y="114" width="140" height="84" rx="26" fill="var(--wall)"/><rect x="146" y="136" width="58" height="40" rx="8" fill="#12245c"/>' +
    '<g fill="#9db6ff"><rect x="155" y="158" width="6" height="9" rx="2"/><rect x="165" y="152" width="6" height="15" rx="2"/><rect x="175" y="146" width="6" height="21" rx="2"/></g><rect x="185" y="146" width="6" height="21" rx="2" fill="#ffb224"/><circle cx="232" cy="156" r="11" fill="none" stroke="#ccd8f5" stroke-width="4"/>' +
    water(208),
});

/** A record whose label is an azulejo. */
export const record: Subject = (palette, motif) => ({
  palette,
  motif,
  tile: { size: 48, y: -24 },
  defs: '<clipPath id="l"><circle cx="176" cy="120" r="32"/></clipPath>',
  body:
    rings(176, 120, 112, 26, 6) +
    '<circle cx="176" cy="120" r="98" fill="#0e1a33"/><g fill="none" stroke="#3f4f7c" stroke-width="1.5"><circle cx="176" cy="120" r="86"/><circle cx="176" cy="120" r="75"/><circle cx="176" cy="120" r="64"/><circle cx="176" cy="120" r="53"/></g>' +
    '<g fill="none" stroke="#9db6ff" stroke-width="2" stroke-linecap="round" opacity=".8"><path d="M108 66A86 86 0 0 1 150 38M119 71A75 75 0 0 1 153 48M244 174A86 86 0 0 1 202 202M233 169A75 75 0 0 1 199 192"/></g>' +
    `<circle cx="176" cy="120" r="38" fill="#ffb224"/><g clip-path="url(#l)">${place(tile('flower', 'q', '#a23420', '#a23420'), 176, 120, 0.8)}</g><circle cx="176" cy="120" r="4" fill="#fff3d6"/>` +
    '<path d="M312 34V118L250 172" fill="none" stroke="var(--wall)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M258 156 236 174 246 186 268 168Z" fill="var(--wall)"/><circle cx="312" cy="34" r="15" fill="var(--wall)"/><circle cx="312" cy="34" r="6" fill="#5c6784"/>',
});

/** The sun of seven days over the sea. */
export const days: Subject = (palette, motif) => {
  const suns = Array.from({ length: 7 }, (_, day) => {
    const [x, y] = polar(192, 208, 150, 180 + 15 + day * 25);
    return `<circle cx="${x}" cy="${y}" r="${day === 3 ? 28 : 17}" opacity="${opacity(1 - Math.abs(day - 3) * 0.16)}"/>`;
  });
  return {
    palette,
    motif,
    tile: { size: 48, x: -24, y: -2 },
    body:
      '<path d="M42 208A150 150 0 0 1 342 208" fill="none" stroke="var(--ring)" stroke-width="2"/>' +
      `<g fill="var(--sun)">${suns.join('')}</g>` +
      place(bridge('var(--near)'), 192, 184, 0.9) +
      water(190),
  };
};
