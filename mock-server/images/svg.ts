/** Helpers of drawn images: number formats and placed content. */

/** Rounds a number to so many decimals. */
export function round(value: number, decimals = 1): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit;
}

/** Translates and scales SVG content. */
export function place(content: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${round(scale, 2)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${size}">${content}</g>`;
}
