import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrating } from '@/lib/lifecycle';
import { Disclosure } from '@/ui/disclosure';
import { SafeHtml } from './safe-html.tsx';

/**
 * Collapsed terms (SHELL-24). The HTML is sanitized and rendered when they are first opened; prerendered pages contain it from the start, for
 * readers without JavaScript.
 */
export function Terms({ html, title, className }: { html: string | undefined; title?: string | undefined; className?: string | undefined }) {
  const { t } = useTranslation();
  const [prerendered] = useState(useHydrating() ? html : undefined);
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  // They may have been opened before hydration.
  useEffect(() => {
    if (box.current?.open) setOpened(true);
  }, []);
  if (!html?.trim()) return null;
  return (
    <Disclosure ref={box} summary={title ?? t('terms')} className={className} onToggle={(open) => setOpened((before) => before || open)}>
      {opened || html === prerendered ? <SafeHtml html={html} collapsed={!opened} /> : null}
    </Disclosure>
  );
}
