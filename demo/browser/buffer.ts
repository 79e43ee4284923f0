/** Replaces Node's Buffer as far as the mock's PDF code uses it: concatenation and base64. */
export const Buffer = {
  concat: (parts: readonly Uint8Array[]) => ({
    toString: (_encoding: 'base64'): string => btoa(parts.map((part) => Array.from(part, (byte) => String.fromCharCode(byte)).join('')).join('')),
  }),
};
