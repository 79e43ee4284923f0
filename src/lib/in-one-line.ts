export const NO_BREAK_SPACE = '\u00a0';

/** A name or an amount whose words stay in one line. */
export const inOneLine = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);
