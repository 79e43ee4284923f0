import type { Shop } from '../../brand/types.ts';
import type { Texts } from '../handler.ts';

/** HTML of the server: a table with a caption and a heading row; every cell is HTML. */
export function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], open: string, close: string) => `<tr>${cells.map((cell) => `<${open}>${cell}</${close}>`).join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td', 'td')).join('');
  return `<table><caption>${caption}</caption><thead>${line(head, 'th scope="col"', 'th')}</thead><tbody>${body}</tbody></table>`;
}

export const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** An image of the scene as wide as the column; decorative without `alt`. */
export function image(scene: string, alt = ''): string {
  return `<p><img src="/mock-assets/sections/${scene}-wide.svg" alt="${alt}" width="384" height="240"></p>`;
}

/** A job that can be applied for. */
interface JobSeed {
  position: Texts;
  department: Texts;
  /** What an applicant brings, most important first. */
  needs: readonly Texts[];
}

export interface PageSeed {
  jumpUrl: string;
  templatePath: string;
  title: Texts;
  /** HTML from `<h2>` downwards. */
  content: Texts;
  shops?: readonly Shop[];
  jobs?: readonly JobSeed[];
}
