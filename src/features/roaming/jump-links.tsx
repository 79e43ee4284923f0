import { useTranslation } from 'react-i18next';
import { TabLinks, tabLinkClass } from '@/ui/tabs';
import css from './jump-links.module.css';

export const kinds = ['voice', 'video', 'data'] as const;
/** A kind of charge. */
export type Kind = (typeof kinds)[number];

/** On phones, where the three tariffs are long: leads to each of them. `section` is the beginning of their ids. */
export function JumpLinks({ section }: { section: string }) {
  const { t } = useTranslation('roaming');
  return (
    <div className={css.jump}>
      <TabLinks label={t('jump')} look="pill">
        {kinds.map((kind) => (
          <a
            key={kind}
            href={`#${section}-${kind}`}
            className={tabLinkClass()}
            onClick={(event) => {
              // The address keeps the choice only; the focus goes along, so that reading goes on from there.
              event.preventDefault();
              document.getElementById(`${section}-${kind}`)?.focus();
            }}
          >
            {t(`${kind}.tab`)}
          </a>
        ))}
      </TabLinks>
    </div>
  );
}
