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
  /** Messages to show; the owner takes one away when `onDismiss` names it. */
  messages: readonly ToastMessage[];
  onDismiss: (id: ToastMessage['id']) => void;
  /** Milliseconds a message stays; the time stands still under the pointer and the focus (ERR-01: 3000). */
  duration?: number | undefined;
  /** Name of the region, e.g. 通知. */
  label: string;
  closeLabel: string;
}

const icons: Record<ToastMessage['kind'], LucideIcon> = { error: CircleAlert, success: CircleCheck, info: Info };

/**
 * The pop-ups at the bottom of the screen. Load this module when the first message arrives. While a modal dialog is
 * open the region lives inside it, because everything outside a modal is inert.
 */
export function ToastRegion({ messages, onDismiss, duration = 3000, label, closeLabel }: ToastRegionProps) {
  const [manager] = useState(() => Toast.createToastManager<{ kind: ToastMessage['kind'] }>());
  const [home, setHome] = useState<HTMLElement | null>(null);
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
      setHome(openModal());
      manager.add({
        id,
        title: message.title,
        description: message.text,
        type: message.kind,
        data: { kind: message.kind },
        onClose: () => dismiss.current(message.id),
        onRemove: () => shown.current.delete(id),
      });
    }
    for (const id of shown.current) if (!now.has(id)) manager.close(id);
  }, [messages, manager]);

  useEffect(() => {
    if (!home) return;
    // The dialog is going: the message moves to the page and stays its time.
    const leave = () => setHome(openModal());
    home.addEventListener('close', leave);
    return () => home.removeEventListener('close', leave);
  }, [home]);

  return (
    <Toast.Provider toastManager={manager} timeout={duration} limit={3}>
      <Toast.Portal container={home ?? undefined}>
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
  const { toasts } = Toast.useToastManager<{ kind: ToastMessage['kind'] }>();
  return toasts.map((toast) => <OneToast key={toast.id} toast={toast} closeLabel={closeLabel} />);
}

function OneToast({ toast, closeLabel }: { toast: ToastObject<{ kind: ToastMessage['kind'] }>; closeLabel: string }) {
  const kind = toast.data?.kind ?? 'info';
  return (
    <Toast.Root
      toast={toast}
      // Base UI makes it a dialog in the tab order; a message that leaves by itself is none, and its close button is always there.
      role={kind === 'error' ? 'alert' : 'status'}
      // biome-ignore lint/a11y/useValidAriaValues: takes the attribute away, which alerts and statuses must not have
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
