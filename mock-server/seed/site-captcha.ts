/** The captcha image: four characters in strokes, distorted differently every time. */
import { SimpleFaker } from '@faker-js/faker';

/**
 * Text of every captcha, constant so that tests and contract checks can send it; only the rendering differs.
 */
export const CAPTCHA_TEXT = '6Y4K';

const WIDTH = 120;
const HEIGHT = 44;

/** Strokes on a field of 20 × 28. Lines instead of `<text>`, so that the image does not depend on fonts. */
const STROKES: Readonly<Record<string, string>> = {
  '4': 'M14 28V0L0 19H20',
  '6': 'M16 1C6 5 0 12 0 19a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  K: 'M1 0V28M18 0L1 17M7 12L19 28',
  Y: 'M0 0L9 14L18 0M9 14V28',
};

/** The characters as an SVG image in a base64 data URI; a sandbox gets the same images in the same order. */
export function captchaImage(seed: number, text: string = CAPTCHA_TEXT): string {
  const random = new SimpleFaker({ seed });
  const between = (min: number, max: number) => random.number.float({ min, max, fractionDigits: 1 });
  const characters = [...text].map((character, index) => {
    const place = `translate(${between(8, 13) + index * 26.5} ${between(6, 10)}) rotate(${between(-14, 14)} 10 14) skewX(${between(-10, 10)})`;
    const ink = random.helpers.arrayElement(['#1b45c4', '#0e1a33', '#b4361e', '#0b6b4f']);
    return `<path d="${STROKES[character] ?? ''}" transform="${place}" stroke="${ink}" stroke-width="${between(3, 4)}"/>`;
  });
  const lines = Array.from(
    { length: 3 },
    () => `<path d="M0 ${between(4, 40)}Q${between(30, 90)} ${between(-20, 64)} ${WIDTH} ${between(4, 40)}" stroke="#7f92c9" stroke-width="1.2"/>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#e7edfd"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}${characters.join('')}</g></svg>`,
  ].join('');
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
