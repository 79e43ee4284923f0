import { useTranslation } from 'react-i18next';
import { switchLanguage } from '@/i18n/i18n';
import { showToast } from '@/lib/toasts';
import { type Language, useLanguage } from '@/session/language';
import { cx } from '@/ui/class-names';
import { languages } from '../../../openapi/languages.ts';
import css from './language-switch.module.css';

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
    // biome-ignore lint/a11y/useSemanticElements: buttons with an immediate effect are no fieldset
    <div role="group" aria-label={t('language.label')} className={cx(css.switch, className)}>
      {languages.map(({ code: language, tag, label, name }) => (
        <button
          key={language}
          type="button"
          className={css.language}
          lang={tag}
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
    .filter(({ code }) => code !== present)
    .map(({ code: language, tag, name }) => (
      <button key={language} type="button" className={className} lang={tag} onClick={() => choose(language)}>
        {name}
      </button>
    ));
}
