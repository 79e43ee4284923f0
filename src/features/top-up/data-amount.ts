/** A label such as `3 GB` in figure and unit, to draw the figure large; undefined for labels of another form. */
export function thresholdParts(label: string): { figure: string; unit: string } | undefined {
  const [, figure, unit] = /^(\d+(?:\.\d+)?) ?(GB|MB)$/.exec(label.trim()) ?? [];
  return figure && unit ? { figure, unit } : undefined;
}

/** Price per GB in whole MOP, where the label says how many GB there are. */
export function pricePerGb(label: string, price: string): string | undefined {
  const parts = thresholdParts(label);
  if (parts?.unit !== 'GB' || Number(parts.figure) === 0) return undefined;
  return String(Math.round(Number(price) / Number(parts.figure)));
}
