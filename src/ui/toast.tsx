import { Toast, type ToastObject } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './toast.module.css';

export interface ToastMessage {
  id: number | string;
  kind: 'error' | 'success' | 'info';
  title?: string | undefined;
  text: string;
}

export interface ToastRegionProps {
  /** Visible toasts; the caller removes one on `onDismiss`. */
  messages: readonly ToastMessage[];
  onDismiss: (id: ToastMessage['id']) => void;
  /** Milliseconds until a toast closes; paused under the pointer and the focus. */
  duration: number;
  /** Accessible name of the region, e.g. 通知. */
  label: string;
  closeLabel: string;
}

const icons: Record<ToastMessage['kind'], LucideIcon> = { error: CircleAlert, success: CircleCheck, info: Info };

/** Toasts at the bottom of the screen. The region is inside the open modal dialog, if any, because everything outside is inert. */
export function ToastRegion({ messages, onDismiss, duration, label, closeLabel }: ToastRegionProps) {
  const [manager] = useState(() => Toast.createToastManager());
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const shown = useRef(new Set<string>());
  const dismiss = useRef(onDismiss);

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    const now = new Map(messages.map((message) => [String(message.id), message]));
    for (const [id, message] of now) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      setContainer(openModal());
      manager.add({
        id,
        title: message.title,
        description: message.text,
        type: message.kind,
        onClose: () => dismiss.current(message.id),
        onRemove: () => shown.current.delete(id),
      });
    }
    for (const id of shown.current) if (!now.has(id)) manager.close(id);
  }, [messages, manager]);

  useEffect(() => {
    if (!container) return;
    // Toasts of a closing dialog move to the page.
    const leave = () => setContainer(openModal());
    container.addEventListener('close', leave);
    return () => container.removeEventListener('close', leave);
  }, [container]);

  return (
    <Toast.Provider toastManager={manager} timeout={duration} limit={3}>
      <Toast.Portal container={container ?? undefined}>
        <Toast.Viewport aria-label={label} className={css.viewport} style={{ '--time': `${duration}ms` } as object}>
          <Toasts closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** The topmost open modal dialog, if there is one. */
function openModal(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((dialog) => dialog.matches(':modal')) ?? null;
}

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => <OneToast key={toast.id} toast={toast} closeLabel={closeLabel} />);
}

function OneToast({ toast, closeLabel }: { toast: ToastObject<object>; closeLabel: string }) {
  const kind = toast.type as ToastMessage['kind'];
  return (
    <Toast.Root
      toast={toast}
      // Base UI renders a dialog in the tab order, which a toast is not.
      role={kind === 'error' ? 'alert' : 'status'}
      // biome-ignore lint/a11y/useValidAriaValues: removes the attribute, which alerts and statuses must not have
      aria-modal={undefined}
      tabIndex={-1}
      className={cx(css.toast, css[kind])}
    >
      <Toast.Content className={css.content}>
        <Icon icon={icons[kind]} size={24} className={css.icon} />
        <div className={css.copy}>
          {toast.title === undefined ? null : <Toast.Title render={<p />} className={css.title} />}
          <Toast.Description />
        </div>
        <Toast.Close aria-label={closeLabel} aria-hidden={false} className={css.close}>
          <Icon icon={X} />
        </Toast.Close>
      </Toast.Content>
      <span className={css.time} />
    </Toast.Root>
  );
}
