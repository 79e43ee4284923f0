import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '@/components/safe-html';
import { EmptyState } from '@/ui/no-content';
import css from './presentation.module.css';

/** Passes the aspect ratio of the `width` and `height` attributes to CSS; browsers do this for images only. */
function setAspectRatio(frame: HTMLIFrameElement): void {
  const ratio = Number(frame.width) / Number(frame.height);
  if (ratio > 0 && ratio < Infinity) frame.style.setProperty('--ratio', String(ratio));
}

/**
 * Presentation of a phone, HTML from the server; CSS keeps the aspect ratio of its frames in any window (PHONE-21), which show the `poster` until the
 * film is there.
 */
export function Presentation({ html, poster }: { html: string; poster: string | undefined }) {
  const { t } = useTranslation('phones');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const update = () => element.querySelectorAll('iframe').forEach(setAspectRatio);
    update();
    // The HTML appears after the sanitizer has loaded, and again after a language switch.
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={css.presentation} style={{ '--poster': poster && `url("${poster}")` } as CSSProperties}>
      {html.trim() ? <SafeHtml html={html} /> : <EmptyState title={t('detail.noPresentation')} />}
    </div>
  );
}
