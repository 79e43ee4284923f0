/** Replaces `node:crypto` as far as the mock's handlers use it. */

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const randomUUID = (): string => crypto.randomUUID();

export function randomBytes(size: number): { toString: (encoding: 'hex') => string } {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return { toString: () => hex(bytes) };
}

/**
 * Replaces SHA-256 for the signature of a wallet's form, which is never verified: the browser's own digest is asynchronous. Returns 64
 * hexadecimal digits that depend on the text; not a secure hash.
 */
export function createHash(_algorithm: string) {
  let text = '';
  const hash = {
    update(part: string) {
      text += part;
      return hash;
    },
    digest(_encoding: 'hex'): string {
      return Array.from({ length: 8 }, (_, round) => {
        let value = 0x811c9dc5 ^ round;
        for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
        return (value >>> 0).toString(16).padStart(8, '0');
      }).join('');
    },
  };
  return hash;
}
