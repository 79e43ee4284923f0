import { MAX_LG } from './breakpoints.ts';

/** The router's history. While a dialog is open on a narrow screen, an entry of its own is shown: Back leaves it, and the page stays. */
interface DialogHistory {
  /** Whether the entry of the open dialogs is shown. */
  isEntry: () => boolean;
  /** Whether a navigation is under way. */
  isBusy: () => boolean;
  push: () => void;
  back: () => void;
}

let history: DialogHistory | undefined;
/** What closes each open dialog, the innermost last. */
const open: (() => void)[] = [];
let scheduled = false;
/** The entry is left because the last dialog was closed, not by Back. */
let isOwnBack = false;

export function connectDialogs(connected: DialogHistory): void {
  history = connected;
}

/** Adds or leaves the entry as the open dialogs need it. A task later, when a dialog that follows another one is open and a navigation has begun. */
export function settleDialogEntry(): void {
  if (history === undefined || scheduled) return;
  scheduled = true;
  setTimeout(() => {
    scheduled = false;
    if (history === undefined || history.isBusy()) return;
    const isWanted = open.length > 0 && window.matchMedia(MAX_LG).matches;
    if (isWanted === history.isEntry()) return;
    if (isWanted) return history.push();
    isOwnBack = true;
    history.back();
  });
}

/** Called when a step back has left the entry: closes the innermost dialog, which may refuse while it is busy. */
export function closeByBack(): void {
  if (!isOwnBack) open.at(-1)?.();
  isOwnBack = false;
  settleDialogEntry();
}

/** Registers a dialog that opens; returns what to call when it is gone. */
export function registerDialog(close: () => void): () => void {
  open.push(close);
  settleDialogEntry();
  return () => {
    open.splice(open.indexOf(close), 1);
    settleDialogEntry();
  };
}
