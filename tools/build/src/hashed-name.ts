import { hash } from 'node:crypto';

/** Path of a file in the build's folder, with a hash of its content. */
export const hashedName = (name: string, text: string, ending: string): string =>
  `assets/${name}-${hash('sha256', text, 'base64url').replace(/[-_]/g, '0').slice(0, 8)}.${ending}`;
