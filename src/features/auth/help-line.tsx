import { Trans, useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import css from './login-dialog.module.css';

export function HelpLine({ kind }: { kind: 'login' | 'code' | 'reset' }) {
  const { t } = useTranslation('auth');
  return (
    <div className={css.foot}>
      <p className={css.help}>
        <Trans
          t={t}
          i18nKey={`help.${kind}`}
          values={{ number: brand.hotline }}
          components={{
            call: (
              <a href={`tel:${brand.hotline}`} className={css.hotline} aria-label={t('call', { number: brand.hotline })}>
                {brand.hotline}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
