import { useTranslation } from 'react-i18next';
import { switchLanguage } from '@/i18n/i18n';
import { showToast } from '@/lib/toasts';
import { htmlLanguage, type Language, useLanguage } from '@/session/language';
import { cx } from '@/ui/class-names';
import css from './language-switch.module.css';

/** Each language in its own name, never translated; the short label is part of the accessible name (I18N-04). */
const languages: readonly { language: Language; label: string; name: string }[] = [
  { language: 'cn', label: '繁', name: '繁體中文' },
  { language: 'en', label: 'ENG', name: 'English' },
];

function useSwitch() {
  const { t } = useTranslation();
  const present = useLanguage();
  const choose = (language: Language) => {
    if (language !== present) switchLanguage(language).catch(() => showToast('error', t('language.failed')));
  };
  return { present, choose };
}

/** Keeps page, query and input (I18N-05). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { present, choose } = useSwitch();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons with an immediate effect are no fieldset
    <div role="group" aria-label={t('language.label')} className={cx(css.switch, className)}>
      {languages.map(({ language, label, name }) => (
        <button
          key={language}
          type="button"
          className={css.language}
          lang={htmlLanguage(language)}
          aria-label={name}
          title={name}
          aria-current={language === present ? 'true' : undefined}
          onClick={() => choose(language)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The other language as a link of the footer. */
export function OtherLanguage({ className }: { className?: string | undefined }) {
  const { present, choose } = useSwitch();
  return languages
    .filter(({ language }) => language !== present)
    .map(({ language, name }) => (
      <button key={language} type="button" className={className} lang={htmlLanguage(language)} onClick={() => choose(language)}>
        {name}
      </button>
    ));
}
