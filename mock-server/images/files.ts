import { existsSync, readFileSync } from 'node:fs';
import { fileOf, pictureOf } from './pictures.ts';

/** The SVG of a banner, popup or section at a path below `/mock-assets/`: a file of `pictures/`. Undefined when there is none. */
export function pictureFile(pathname: string): string | undefined {
  const [, name] = /^\/mock-assets\/((?:banners|popups|sections)\/[a-z0-9-]+\.svg)$/.exec(pathname) ?? [];
  if (name === undefined) return undefined;
  const file = new URL(`pictures/${fileOf(name)}`, import.meta.url);
  return existsSync(file) ? pictureOf(name, readFileSync(file, 'utf8')) : undefined;
}
