/** What closes each open dialog, the innermost last. */
const open: (() => void)[] = [];

/** Registers a dialog that opens; returns what to call when it is gone. */
export function registerDialog(close: () => void): () => void {
  open.push(close);
  return () => void open.splice(open.indexOf(close), 1);
}

export const isDialogOpen = (): boolean => open.length > 0;

/** Closes the innermost dialog, which may refuse while it is busy. */
export const closeInnermost = (): void => open.at(-1)?.();
