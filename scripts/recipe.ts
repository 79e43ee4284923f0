import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectCopy } from './project-copy.ts';

/** A block of code that is carried out: `diff <file>` changes a file, another language and a file writes one, `sh` is run. */
interface Block {
  language: string;
  file: string | undefined;
  text: string;
}

/** The blocks of a page that are carried out, in their order; other blocks illustrate. */
export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm)]
    .map(([, indent = '', language = '', file, text = '']) => ({ language, file, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }))
    .filter(({ language, file }) => language === 'sh' || file !== undefined);
}

/** Applies the hunks of a diff, which `@@` separates: the lines of each stand exactly once in the text. */
export function patched(text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((result, hunk) => {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const without = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? [] : `${line.slice(1)}\n`)).join('');
    const [whole, before] = [`\n${result}`, `\n${without('+')}`];
    const at = whole.indexOf(before);
    if (at < 0 || whole.includes(before, at + 1)) throw new Error(`These lines stand there ${at < 0 ? 'nowhere' : 'more than once'}:${before}`);
    return `${whole.slice(1, at + 1)}${without('-')}${whole.slice(at + before.length)}`;
  }, text);
}

/** Does in a copy of the project what a page says, word for word, with another port in place of `npm start`'s. */
export async function carryOut(page: string, { folder, shell }: Pick<ProjectCopy, 'folder' | 'shell'>, port: number): Promise<void> {
  const blocks = blocksOf(readFileSync(page, 'utf8'));
  if (blocks.length === 0) throw new Error(`${page} has no block that can be carried out.`);
  for (const { language, file, text } of blocks) {
    const begin = performance.now();
    const what = file === undefined ? `$ ${text.trim().replaceAll('\n', '\n  $ ')}` : `${language === 'diff' ? 'changes' : 'writes'} ${file}`;
    try {
      if (file === undefined) await shell(text.replaceAll('5173', String(port)));
      else {
        const path = join(folder, file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, language === 'diff' ? patched(readFileSync(path, 'utf8'), text) : text);
      }
    } catch (error) {
      throw new Error(`${page} cannot be carried out: ${what}\n${error instanceof Error ? error.message : error}`);
    }
    console.log(`  ${what}${file === undefined ? `  (${((performance.now() - begin) / 1000).toFixed(0)} s)` : ''}`);
  }
}
