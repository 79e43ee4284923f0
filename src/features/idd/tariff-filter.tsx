import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import css from './tariff-filter.module.css';

interface TariffFilterProps {
  text: string;
  onTextChange: (text: string) => void;
  onFocus: () => void;
  /** Number of matches, announced when it changes. */
  found: string;
  /** Link beside the count. */
  children?: ReactNode;
}

export function TariffFilter({ text, onTextChange, onFocus, found, children }: TariffFilterProps) {
  const { t } = useTranslation('idd');
  return (
    <search className={`${css.filter} noPrint`}>
      <TextField
        type="search"
        label={t('filter.label')}
        hint={t('filter.hint')}
        value={text}
        suffix={<Icon icon={Search} />}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        onFocus={onFocus}
        onChange={(event) => onTextChange(event.currentTarget.value)}
      />
      <div className={css.below}>
        <p role="status" className={css.found}>
          {found}
        </p>
        {children}
      </div>
    </search>
  );
}
