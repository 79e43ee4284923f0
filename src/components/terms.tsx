import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrating } from '@/lib/use-hydrating';
import { Disclosure } from '@/ui/disclosure';
import { SafeHtml } from './safe-html.tsx';

interface TermsProps {
  /** Terms as HTML from the server; without any there is no block. */
  html: string | undefined;
  /** "Terms and conditions" when left out. */
  title?: string | undefined;
  className?: string | undefined;
}

/**
 * Terms that start collapsed and unfold on a click (SHELL-24). The HTML is cleaned and drawn when they are first unfolded; in a page rendered
 * ahead it stands there from the start, for readers without JavaScript.
 */
export function Terms({ html, title, className }: TermsProps) {
  const { t } = useTranslation();
  const [sent] = useState(useHydrating() ? html : undefined);
  const [wanted, setWanted] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  // They may have been unfolded before anybody listened.
  useEffect(() => {
    if (box.current?.open) setWanted(true);
  }, []);
  if (!html?.trim()) return null;
  return (
    <Disclosure ref={box} summary={title ?? t('terms')} className={className} onToggle={(open) => setWanted((before) => before || open)}>
      {wanted || html === sent ? <SafeHtml html={html} folded={!wanted} /> : null}
    </Disclosure>
  );
}
