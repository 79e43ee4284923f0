import { useTranslation } from 'react-i18next';
import { TabLinks, tabLinkClass } from '@/ui/tabs';
import css from './jump-links.module.css';

export const kinds = ['voice', 'video', 'data'] as const;
export type Kind = (typeof kinds)[number];

/** Jump links to the three tariffs, shown on phones. `section` is the id prefix of their headings. */
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
              // Moves the focus without a fragment in the URL.
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
