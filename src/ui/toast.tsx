import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from '../lib/toasts.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './toast.module.css';

export interface ToastRegionProps {
  /** In the order of their time; the caller removes one on `onDismiss`. */
  messages: readonly Toast[];
  onDismiss: (id: string) => void;
  /** Milliseconds until a toast closes; paused under the pointer and the focus, and in a window behind others. */
  duration: number;
  /** Accessible name of the region, e.g. 通知. */
  label: string;
  closeLabel: string;
}

const icons: Record<Toast['kind'], LucideIcon> = { error: CircleAlert, success: CircleCheck, info: Info };

/** The topmost open modal dialog, outside of which everything is inert; else the page. */
const topLayer = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((dialog) => dialog.matches(':modal')) ?? document.body;

/** Toasts at the bottom of the screen, in a live region that announces each once. */
export function ToastRegion({ messages, onDismiss, duration, label, closeLabel }: ToastRegionProps) {
  const [container, setContainer] = useState<HTMLElement>();
  const [isPaused, setPaused] = useState(false);
  const left = useRef(new Map<string, number>());
  const focusedBefore = useRef<HTMLElement>(null);
  const newest = messages.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast is in the layer that is open
  useEffect(() => {
    const move = () => setContainer(topLayer());
    move();
    container?.addEventListener('close', move);
    return () => container?.removeEventListener('close', move);
  }, [newest, container]);

  useEffect(() => {
    const start = Date.now();
    const times = new Map(messages.map(({ id }) => [id, left.current.get(id) ?? duration]));
    left.current = times;
    if (isPaused) return;
    const timers = [...times].map(([id, time]) => setTimeout(() => onDismiss(id), time));
    return () => {
      timers.forEach(clearTimeout);
      for (const [id, time] of times) times.set(id, time - (Date.now() - start));
    };
  }, [messages, onDismiss, duration, isPaused]);

  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('blur', () => setPaused(true), { signal: listening.signal });
    window.addEventListener('focus', () => setPaused(false), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget as HTMLElement | null;
    if (target.matches(':focus-visible')) setPaused(true);
  };
  const close = (id: string, button: HTMLElement) => {
    if (button === document.activeElement) focusedBefore.current?.focus({ preventScroll: true });
    setPaused(false);
    onDismiss(id);
  };

  if (container === undefined) return null;
  return createPortal(
    <section
      aria-label={label}
      aria-live="polite"
      className={css.viewport}
      onMouseOver={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={onFocus}
      onBlur={() => setPaused(false)}
    >
      {[...messages].reverse().map(({ id, kind, title, text }) => (
        <div key={id} role={kind === 'error' ? 'alert' : 'status'} className={cx(css.toast, css[kind])}>
          <Icon icon={icons[kind]} size={24} className={css.icon} />
          <div className={css.copy}>
            {title === undefined ? null : <p className={css.title}>{title}</p>}
            <p>{text}</p>
          </div>
          <button type="button" aria-label={closeLabel} className={css.close} onClick={({ currentTarget }) => close(id, currentTarget)}>
            <Icon icon={X} />
          </button>
        </div>
      ))}
    </section>,
    container,
  );
}
