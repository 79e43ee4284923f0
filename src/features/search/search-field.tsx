import { Search } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { boxClass, FieldMessage, inputClass } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './search-field.module.css';
import { MAX_KEYWORD_LENGTH } from './search-params.ts';

interface SearchFieldProps {
  keyWord: string;
  onSearch: (keyWord: string) => void;
}

/** Search field; an empty keyword shows an error and keeps the focus. */
export function SearchField({ keyWord, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const [missing, setMissing] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('keyWord') as HTMLInputElement;
    const keyword = field.value.trim();
    setMissing(keyword === '');
    if (keyword === '') field.focus();
    else onSearch(keyword);
  };

  return (
    <search aria-label={t('field.area')} className={`${css.search} noPrint`}>
      <form className={css.form} onSubmit={submit} noValidate>
        <VisuallyHidden as="label" htmlFor={id}>
          {t('field.label')}
        </VisuallyHidden>
        <div className={boxClass(css.box)}>
          <Icon icon={Search} className={css.sign} />
          <input
            id={id}
            name="keyWord"
            type="search"
            className={inputClass(css.input)}
            defaultValue={keyWord}
            maxLength={MAX_KEYWORD_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={missing || undefined}
            aria-describedby={missing ? `${id}-error` : undefined}
            onInput={() => setMissing(false)}
          />
        </div>
        <Button type="submit" variant="primary">
          {t('field.submit')}
        </Button>
      </form>
      <FieldMessage id={id} error={missing ? t('field.missing') : undefined} />
    </search>
  );
}
