import { existsSync, readFileSync } from 'node:fs';
import { withLandmark } from './landmark.ts';

/** The SVG of a banner, popup or section at a path below `/mock-assets/`: a file of `pictures/`. Undefined when there is none. */
export function pictureFile(pathname: string): string | undefined {
  const [, name] = /^\/mock-assets\/((?:banners|popups|sections)\/[a-z0-9-]+\.svg)$/.exec(pathname) ?? [];
  const file = new URL(`pictures/${name}`, import.meta.url);
  return name !== undefined && existsSync(file) ? withLandmark(readFileSync(file, 'utf8')) : undefined;
}
