import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '@/components/safe-html';
import { EmptyState } from '@/ui/empty-state';
import css from './presentation.module.css';

/** Tells the style sheet the aspect ratio that a frame's own attributes name; browsers do this for pictures only. */
function keepRatio(frame: HTMLIFrameElement): void {
  const [width, height] = [Number(frame.getAttribute('width')), Number(frame.getAttribute('height'))];
  if (width > 0 && height > 0) frame.style.setProperty('--ratio', String(width / height));
}

/**
 * The presentation of a phone, HTML from the server. Its frames keep the ratio of their width and height in any window, and whenever the
 * tab is opened (PHONE-21): the style sheet does the sizing, so that nothing has to be measured.
 */
export function Presentation({ html }: { html: string }) {
  const { t } = useTranslation('phones');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const all = () => element.querySelectorAll('iframe').forEach(keepRatio);
    all();
    // The HTML stands only when its cleaner has been fetched, and again in the other language.
    const changes = new MutationObserver(all);
    changes.observe(element, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);

  return (
    <div ref={box} className={css.presentation}>
      {html.trim() ? <SafeHtml html={html} /> : <EmptyState title={t('detail.noPresentation')} />}
    </div>
  );
}
