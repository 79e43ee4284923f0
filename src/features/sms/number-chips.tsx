import type { TFunction } from 'i18next';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '@/ui/chip';
import { cx } from '@/ui/class-names';
import css from './compose.module.css';
import { areaOf, formatNumber } from './recipients.ts';

interface ChipsProps {
  /** Must keep its identity. */
  onRemove: (removed: string) => void;
}

/**
 * Up to 500 chips, in chunks whose layout the browser skips outside the viewport. Rerendered only when the list changes. ARIA roles are
 * explicit because the chunks separate the list from its items.
 */
export const NumberChips = memo(function NumberChips({ numbers, onRemove }: ChipsProps & { numbers: readonly string[] }) {
  const { t } = useTranslation('sms');
  const [rendered, setRendered] = useState<{ numbers: readonly string[]; chunks: readonly ChipChunk[] }>({ numbers: [], chunks: [] });
  if (rendered.numbers !== numbers) setRendered({ numbers, chunks: chunkNumbers(numbers, rendered.chunks) });
  if (numbers.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> may contain only <li>
    <div role="list" aria-label={t('recipients.list')} className={css.chips}>
      {rendered.chunks.map((chunk) => (
        <Chunk key={chunk.id} hasSiblings={rendered.chunks.length > 1} {...{ chunk, t, onRemove }} />
      ))}
    </div>
  );
});

interface ChunkProps extends ChipsProps {
  chunk: ChipChunk;
  /** The list has more chunks and scrolls. */
  hasSiblings: boolean;
  /** Passed down: calling `useTranslation` 500 times is slow. */
  t: TFunction<'sms'>;
}

const Chunk = memo(function Chunk({ chunk, hasSiblings, ...rest }: ChunkProps) {
  return (
    <div role="presentation" className={cx(css.piece, hasSiblings && css.offscreen)}>
      {chunk.numbers.map((number) => (
        <NumberChip key={number} number={number} {...rest} />
      ))}
    </div>
  );
});

/** Memoized: other chips do not rerender when one is added or removed. */
const NumberChip = memo(function NumberChip({ number, t, onRemove }: ChipsProps & { number: string; t: TFunction<'sms'> }) {
  const area = areaOf(number);
  const shown = formatNumber(number);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the list
    <div role="listitem" className={css.chip}>
      <Chip
        tag={area === 'international' ? t('recipients.international') : undefined}
        onRemove={() => onRemove(number)}
        removeLabel={t('recipients.remove', { number: shown })}
      >
        {shown}
      </Chip>
    </div>
  );
});

/** Consecutive numbers of the list that are rendered together. */
interface ChipChunk {
  id: number;
  numbers: readonly string[];
}

/** About what a wide screen shows at once; divisible by most column counts, so that few rows are incomplete. */
export const CHUNK_SIZE = 30;

/** Splits a list into chunks. A number stays in its previous chunk, so that unchanged chunks are not rerendered; only a reordered list is split anew. */
export function chunkNumbers(numbers: readonly string[], before: readonly ChipChunk[]): readonly ChipChunk[] {
  const current = new Set(numbers);
  const remaining = before.map((chunk) =>
    chunk.numbers.every((number) => current.has(number)) ? chunk : { ...chunk, numbers: chunk.numbers.filter((number) => current.has(number)) },
  );
  const old = remaining.flatMap((chunk) => chunk.numbers);
  const inOrder = old.every((number, at) => number === numbers[at]);
  const chunks = inOrder ? remaining.filter((chunk) => chunk.numbers.length > 0) : [];
  const more = numbers.slice(inOrder ? old.length : 0);
  let id = Math.max(-1, ...before.map((chunk) => chunk.id));
  const last = chunks.at(-1);
  if (last && more.length > 0 && last.numbers.length < CHUNK_SIZE) {
    chunks[chunks.length - 1] = { ...last, numbers: [...last.numbers, ...more.splice(0, CHUNK_SIZE - last.numbers.length)] };
  }
  while (more.length > 0) {
    id += 1;
    chunks.push({ id, numbers: more.splice(0, CHUNK_SIZE) });
  }
  return chunks;
}
