import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UssdItem } from '@/api/generated/ussd';
import { LoadingSkeleton } from '@/components/query-state';
import { useCall } from '@/forms/use-call';
import { minuteText } from '@/lib/macau-date';
import { keepFigures } from '@/lib/phrases';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { Switch } from '@/ui/switch';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { SwitchRow as Row } from './service.ts';
import css from './state-rows.module.css';

/** DOM id of the switch of a service, or of its first button while the state is unknown. */
export const switchId = (id: string): string => `ussd-${id}`;

/** What the server said last about a service. */
export interface KnownState {
  /** Undefined when the answer has none. */
  state?: 'on' | 'off';
  answer: string;
  /** `2026-11-20 14:05` in Macau. */
  at: string;
  /** It answered to a change, so that the answer says what was done. */
  isChange?: boolean;
}

interface SwitchRowProps {
  row: Row;
  /** Its group has the same name, which is not shown again. */
  isNamed: boolean;
  known: KnownState | undefined;
  /** Its group is open: the state is asked for. */
  shown: boolean;
  /** Asks for the state, which changes nothing and needs no confirmation; rejects on failure. */
  onAsk: (id: string) => Promise<void>;
  /** Opens the confirmation of an item. */
  onPress: (id: string) => void;
}

/** A service with its state, which is asked for when it is shown: a switch, or both ways where the state stays unknown (decision B82). */
export function SwitchRow({ row: { name, on, off, ask }, isNamed, known, shown, onAsk, onPress }: SwitchRowProps) {
  const { t } = useTranslation('ussd');
  const language = useLanguage();
  const id = useId();
  const { busy, failureText, run } = useCall();
  // The row outlives the call.
  const askFor = (item: UssdItem) => void run(() => onAsk(item.id), { reusable: true });
  const asked = useRef(known !== undefined || ask === undefined);
  useEffect(() => {
    if (!shown || asked.current || ask === undefined) return;
    asked.current = true;
    askFor(ask);
  });
  const waiting = shown && known === undefined && (busy || !asked.current);
  const remark = known?.state === 'on' ? off.remark || on.remark : on.remark || off.remark;
  const text =
    known === undefined
      ? t(ask === undefined ? 'state.notShown' : 'state.unknown')
      : known.state === undefined
        ? known.answer || t('result.processing')
        : t(`state.${known.state}`);
  const isKnown = known?.state !== undefined;
  const label = isNamed ? (
    <>
      <VisuallyHidden>{name}</VisuallyHidden> {t('state.now')}
    </>
  ) : (
    name
  );
  return (
    <li className={css.row}>
      {known?.state === undefined ? (
        <div className={cx(css.head, waiting && css.coming)}>
          <h3 id={id} className={css.name}>
            {label}
          </h3>
          {waiting ? (
            <LoadingSkeleton>
              <Skeleton width="6rem" height="1.75rem" radius="pill" />
            </LoadingSkeleton>
          ) : (
            <p className={cx(css.state, known && css.answer)}>{text}</p>
          )}
        </div>
      ) : (
        <Switch
          id={switchId(on.id)}
          label={<strong>{label}</strong>}
          state={text}
          checked={known.state === 'on'}
          aria-haspopup="dialog"
          onChange={() => onPress(known.state === 'on' ? off.id : on.id)}
        />
      )}
      {/* With the room of the button that comes. */}
      <div className={cx(css.query, ask && css.high)}>
        <p className={css.asOf} role="status">
          {known === undefined ? '' : [...(known.isChange ? [known.answer] : []), t('state.asOf', { time: minuteText(known.at, language) })].join('\n')}
        </p>
        {ask === undefined || waiting ? null : (
          <Button
            icon={RefreshCw}
            size={44}
            variant="quiet"
            className={css.ask}
            aria-label={ask.ussdItemName}
            title={ask.ussdItemName}
            busy={busy}
            busyLabel={isKnown ? undefined : t('loading', { ns: 'common' })}
            onClick={() => askFor(ask)}
          >
            {isKnown ? null : t(known === undefined ? 'state.ask' : 'state.askAgain')}
          </Button>
        )}
      </div>
      {remark ? <p className={css.remark}>{keepFigures(remark)}</p> : null}
      <div className={css.actions}>
        {isKnown || waiting ? null : (
          <>
            <Button id={switchId(on.id)} size={44} aria-label={on.ussdItemName} aria-haspopup="dialog" onClick={() => onPress(on.id)}>
              {t('state.turnOn')}
            </Button>
            <Button size={44} aria-label={off.ussdItemName} aria-haspopup="dialog" onClick={() => onPress(off.id)}>
              {t('state.turnOff')}
            </Button>
          </>
        )}
      </div>
      {failureText === undefined ? null : (
        <Note tone="remark" live>
          {failureText}
        </Note>
      )}
    </li>
  );
}

interface ForwardStateProps {
  /** What the server said last about the group: an answer costs an SMS code, so that nothing is asked unasked. */
  known: KnownState | undefined;
  items: readonly UssdItem[];
  onIntent: () => void;
  onPress: (id: string) => void;
}

/** The state of a group of forwards, with the services that ask for it or end all of them (decision B82). */
export function ForwardState({ known, items, onIntent, onPress }: ForwardStateProps) {
  const { t } = useTranslation('ussd');
  const language = useLanguage();
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h3 className={css.name}>{t('state.now')}</h3>
        <p role="status" className={cx(css.state, known && css.answer)}>
          {known ? known.answer || t('result.processing') : t('state.needsCode')}
        </p>
      </div>
      {known ? <p className={css.asOf}>{t('state.asOf', { time: minuteText(known.at, language) })}</p> : null}
      <div className={css.actions}>
        {/* The first asks; what ends the forwards is quieter. */}
        {items.map(({ id, ussdItemName }, at) => (
          <Button
            key={id}
            size={44}
            variant={at === 0 ? 'secondary' : 'quiet'}
            aria-haspopup="dialog"
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => onPress(id)}
          >
            {ussdItemName}
          </Button>
        ))}
      </div>
    </li>
  );
}
