import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import type { OpenPdf } from './pdf-engine.ts';
import css from './pdf-search.module.css';

interface Result {
  words: string;
  /** Undefined where the text could not be read. */
  found?: readonly { page: number; line: string }[];
}

/** Columns are set apart by blanks, of which the customer types one. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Lines listed at most; the number of all is said. */
const MAX_LISTED = 50;

/** Jump to a page, and search in the text of all pages, for bills of several pages. */
export function PdfSearch({ pdf, onGoTo }: { pdf: OpenPdf; onGoTo: (page: number) => void }) {
  const { t } = useTranslation('bills');
  const [page, setPage] = useState('');
  const [words, setWords] = useState('');
  const [result, setResult] = useState<Result>();
  const texts = useRef<Promise<string[][]>>(undefined);

  const jump = (event: FormEvent) => {
    event.preventDefault();
    const number = Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), pdf.pageCount);
    setPage(String(number));
    onGoTo(number);
  };
  const readAll = () =>
    Promise.all(Array.from({ length: pdf.pageCount }, async (_, index) => (await (await pdf.page(index + 1)).readLines()).map((cells) => cells.join(' '))));
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const sought = plain(words);
    if (sought === '') return setResult(undefined);
    texts.current ??= readAll();
    try {
      const pages = await texts.current;
      const found = pages.flatMap((lines, index) => lines.filter((line) => plain(line).includes(sought)).map((line) => ({ page: index + 1, line })));
      setResult({ words: words.trim(), found });
    } catch {
      texts.current = undefined;
      setResult({ words });
    }
  };
  const said = (): string => {
    if (result === undefined) return '';
    const { words: sought, found } = result;
    if (found === undefined) return t('pdf.notSearched');
    if (found.length === 0) return t('pdf.notFound', { words: sought });
    return t('pdf.found', { count: found.length, pages: new Set(found.map((each) => each.page)).size, total: pdf.pageCount });
  };
  const listed = result?.found?.slice(0, MAX_LISTED) ?? [];
  return (
    <div className={css.box}>
      <form onSubmit={jump} className={css.form}>
        <TextField label={t('pdf.jump')} inputMode="numeric" value={page} onChange={(event) => setPage(event.currentTarget.value)} fieldClassName={css.page} />
        <Button type="submit" size={44}>
          {t('pdf.go')}
        </Button>
      </form>
      <form onSubmit={(event) => void search(event)} className={css.form}>
        <TextField label={t('pdf.search')} type="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} fieldClassName={css.words} />
        <Button icon={Search} type="submit" size={44}>
          {t('pdf.find')}
        </Button>
      </form>
      <p role="status" className={css.count}>
        {said()}
      </p>
      {listed.length === 0 ? null : (
        <ul className={css.found}>
          {listed.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may occur twice
            <li key={index}>
              <button type="button" onClick={() => onGoTo(each.page)}>
                <strong>{t('pdf.onPage', { page: each.page })}</strong> {each.line}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
