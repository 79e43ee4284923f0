import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** Link that opens in a new tab and announces it to screen readers. */
export function ExternalLink({ children, ...props }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabHint />
    </a>
  );
}

export function NewTabHint() {
  const { t } = useTranslation();
  return <VisuallyHidden>{t('newWindow')}</VisuallyHidden>;
}
