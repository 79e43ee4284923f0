import { useTranslation } from 'react-i18next';
import type { UssdItem } from '@/api/generated/ussd';
import { minuteText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import css from './switch-row.module.css';
import type { KnownState } from './switch-row.tsx';

interface ForwardStateProps {
  /** What the server said last about the group: an answer costs an SMS code, so that nothing is asked unasked. */
  known: KnownState | undefined;
  items: readonly UssdItem[];
  onIntent: () => void;
  onPress: (id: string) => void;
}

/** The state of a group of forwards, with the services that ask for it or end all of them (decision B82). */
export function ForwardState({ known, items, onIntent, onPress }: ForwardStateProps) {
  const { t } = useTranslation('ussd');
  const language = useLanguage();
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h3 className={css.name}>{t('state.now')}</h3>
        <p role="status" className={cx(css.state, known && css.answer)}>
          {known ? known.answer || t('result.processing') : t('state.needsCode')}
        </p>
      </div>
      {known ? <p className={css.asOf}>{t('state.asOf', { time: minuteText(known.at, language) })}</p> : null}
      <div className={css.actions}>
        {/* The first asks; what ends the forwards is quieter. */}
        {items.map(({ id, ussdItemName }, at) => (
          <Button
            key={id}
            size={44}
            variant={at === 0 ? 'secondary' : 'quiet'}
            aria-haspopup="dialog"
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => onPress(id)}
          >
            {ussdItemName}
          </Button>
        ))}
      </div>
    </li>
  );
}
