const response = await fetch(`${import.meta.env.BASE_URL}demo/bill-font.otf`);
if (!response.ok) throw new Error(`The font of the bills could not be loaded (HTTP ${response.status})`);
const font = new Uint8Array(await response.arrayBuffer());

/** The font of the bills, unpacked by the build. */
export const billFont = (): Uint8Array => font;
