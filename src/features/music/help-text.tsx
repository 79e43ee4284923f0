import { Trans, useTranslation } from 'react-i18next';
import { brand, externalUrls } from '@/brand/brand';

/** Help text with links to the hotline and, for 4G customers, the shops (MUSIC-05). */
export function HelpText({ name }: { name: 'fourG' | 'result.help' }) {
  const { t } = useTranslation('music');
  return (
    <p>
      <Trans
        t={t}
        i18nKey={name}
        values={{ hotline: brand.hotline }}
        components={{
          // biome-ignore lint/a11y/useAnchorContent: Trans inserts the text
          call: <a href={`tel:${brand.hotline}`} />,
          // biome-ignore lint/a11y/useAnchorContent: Trans inserts the text
          shops: <a href={`${externalUrls.mainSite}/care/shopsncentres`} target="_blank" rel="noopener noreferrer" />,
        }}
      />
    </p>
  );
}
