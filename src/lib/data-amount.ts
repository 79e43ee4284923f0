/** Splits a label such as `3 GB`; undefined for other forms. */
export function thresholdParts(label: string): { figure: string; unit: string } | undefined {
  const [, figure, unit] = /^(\d+(?:\.\d+)?) ?(GB|MB)$/.exec(label.trim()) ?? [];
  return figure && unit ? { figure, unit } : undefined;
}

/** In whole MOP; undefined if the label names no GB. */
export function pricePerGb(label: string, price: string): string | undefined {
  const parts = thresholdParts(label);
  if (parts?.unit !== 'GB' || Number(parts.figure) === 0) return undefined;
  return String(Math.round(Number(price) / Number(parts.figure)));
}
