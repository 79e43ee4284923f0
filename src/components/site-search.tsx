import { Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { lazyPart } from './lazy-part.tsx';
import css from './site-search.module.css';

const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions.tsx')).SearchSuggestions, 'search');

const MAX_LENGTH = 100;

interface SiteSearchProps {
  className?: string | undefined;
  /** Placeholder; default "Search". */
  hint?: string | undefined;
  keyWord?: string | undefined;
  onSearch?: (() => void) | undefined;
}

/** Opens the results of a keyword (SHELL-10). An empty field keeps the focus. */
export function SiteSearch({ className, hint, keyWord: initial, onSearch }: SiteSearchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  /** Suggestions are fetched with the first use. */
  const [used, setUsed] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('keyWord') as HTMLInputElement;
    const keyWord = field.value.trim();
    if (keyWord === '') return field.focus();
    onSearch?.();
    void navigate(paths.search(keyWord));
  };

  return (
    <search className={className}>
      <form ref={form} className={css.form} action={paths.search('').split('?')[0]} onSubmit={submit}>
        <button type="submit" className={css.submit} aria-label={t('search.submit')} title={t('search.submit')}>
          <Icon icon={Search} />
        </button>
        <VisuallyHidden as="label" htmlFor={id}>
          {t('search.label')}
        </VisuallyHidden>
        <input
          id={id}
          name="keyWord"
          type="search"
          className={css.field}
          defaultValue={initial}
          placeholder={hint ?? t('search.hint')}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
        />
        <SearchSuggestions wanted={used} form={form} onUse={onSearch} onError={() => setUsed(false)} />
      </form>
    </search>
  );
}
