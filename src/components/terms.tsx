import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '@/ui/disclosure';
import { SafeHtml } from './safe-html.tsx';

interface TermsProps {
  /** Terms as HTML from the server; without any there is no block. */
  html: string | undefined;
  /** "Terms and conditions" when left out. */
  title?: string | undefined;
  className?: string | undefined;
}

/** Terms that start collapsed and unfold on a click (SHELL-24). The HTML is cleaned and drawn when they are first unfolded. */
export function Terms({ html, title, className }: TermsProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  if (!html?.trim()) return null;
  return (
    <Disclosure summary={title ?? t('terms')} className={className} onToggle={(open) => setWanted((before) => before || open)}>
      {wanted ? <SafeHtml html={html} /> : null}
    </Disclosure>
  );
}
