/** The one use that the mock's PDF code makes of Node's Buffer: bytes put together and written in base64. */
export const Buffer = {
  concat: (parts: readonly Uint8Array[]) => ({
    toString: (_encoding: 'base64'): string => btoa(parts.map((part) => Array.from(part, (byte) => String.fromCharCode(byte)).join('')).join('')),
  }),
};
