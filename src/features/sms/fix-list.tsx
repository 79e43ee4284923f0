import { CircleAlert, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './fix-list.module.css';
import { areaOf, entriesOf, formatNumber, wrongNumberMessage } from './recipients.ts';

/** Rows before the customer asks for more. */
const FIRST_ROWS = 6;
/** Rows that one press adds: thousands at once would block the page for seconds. */
const MORE_ROWS = 100;

interface FixListProps {
  /** Id of the first input, where the error summary leads. */
  id: string;
  wrong: readonly string[];
  onMend: (entry: string, text: string) => void;
  onRemove: (entry: string) => void;
  onRemoveAll: () => void;
  /** The last one has been corrected. */
  onDone: () => void;
}

/** Entries that are no telephone numbers, apart from the others: corrected one by one, or removed together. */
export function FixList({ id, wrong, onMend, onRemove, onRemoveAll, onDone }: FixListProps) {
  const { t } = useTranslation('sms');
  const [rows, setRows] = useState(FIRST_ROWS);
  const list = useRef<HTMLUListElement>(null);
  // An entry that is changed, but still wrong, keeps its row.
  const keys = useRef(new Map<string, number>());
  const last = useRef(0);
  const keyOf = (entry: string): number => {
    if (!keys.current.has(entry)) {
      last.current += 1;
      keys.current.set(entry, last.current);
    }
    return keys.current.get(entry) as number;
  };
  // The row after one that was corrected with Enter or Tab.
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const inputs = list.current?.querySelectorAll('input');
    inputs?.[Math.min(next.current, inputs.length - 1)]?.focus();
    next.current = undefined;
  });

  const commit = (entry: string, text: string, row: number, moves: boolean) => {
    const entries = entriesOf(text);
    const [first] = entries;
    if (first === undefined || first === entry) return;
    if (entries.every((one) => areaOf(one) !== undefined)) {
      if (moves && wrong.length > 1) next.current = row;
      else if (moves) onDone();
    } else {
      const key = keyOf(entry);
      keys.current.delete(entry);
      keys.current.set(first, key);
    }
    onMend(entry, text);
  };
  const shown = wrong.slice(0, rows);
  const left = wrong.length - shown.length;

  return (
    <section aria-label={t('recipients.fixTitle')} className={css.fix}>
      <div className={css.head}>
        <p className={css.title}>
          <Icon icon={CircleAlert} />
          <span>{t('recipients.toFix', { count: wrong.length })}</span>
        </p>
        <Button icon={Trash2} size={44} variant="danger" onClick={onRemoveAll}>
          {t('recipients.removeWrong', { count: wrong.length })}
        </Button>
      </div>
      <ul ref={list} className={css.list}>
        {shown.map((entry, row) => (
          <FixRow
            key={keyOf(entry)}
            entry={entry}
            id={row === 0 ? id : `${id}-fix-${keyOf(entry)}`}
            label={t('recipients.fixOne', { row: row + 1, count: wrong.length })}
            onCommit={(text, moves) => commit(entry, text, row, moves)}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ul>
      {left === 0 ? null : (
        <Button size={44} wide onClick={() => setRows(rows + MORE_ROWS)} className={css.more}>
          {t('recipients.showWrong', { count: Math.min(left, MORE_ROWS) })}
        </Button>
      )}
    </section>
  );
}

interface FixRowProps {
  entry: string;
  id: string;
  label: string;
  /** `moves`: the focus is in this row, which a number that is right leaves. */
  onCommit: (text: string, moves: boolean) => void;
  onRemove: () => void;
}

function FixRow({ entry, id, label, onCommit, onRemove }: FixRowProps) {
  const { t } = useTranslation('sms');
  const [text, setText] = useState(entry);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onCommit(text, true);
  };
  return (
    <li className={css.row}>
      <TextField
        id={id}
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        error={wrongNumberMessage(t, entry)}
        value={text}
        inputMode="tel"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        fieldClassName={css.field}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => onCommit(text, currentTarget.closest('li')?.contains(relatedTarget) === true)}
      />
      <IconButton
        icon={Trash2}
        label={t('recipients.remove', { number: formatNumber(entry) })}
        // The field keeps the focus: what it holds is removed, not added first.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      />
    </li>
  );
}
