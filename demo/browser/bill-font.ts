import { type BillFont, billFonts } from '../../mock-server/seed/bills-pdf-paper.ts';

async function load(name: BillFont): Promise<[BillFont, Uint8Array]> {
  const response = await fetch(`${import.meta.env.BASE_URL}demo/bill-${name}.otf`);
  if (!response.ok) throw new Error(`The font of the bills could not be loaded (HTTP ${response.status})`);
  return [name, new Uint8Array(await response.arrayBuffer())];
}
const fonts = new Map(await Promise.all(billFonts.map(load)));

/** A font of the bills, unpacked by the build. */
export const readFont = (font: BillFont): Uint8Array | undefined => fonts.get(font);
