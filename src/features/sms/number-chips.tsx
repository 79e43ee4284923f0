import type { TFunction } from 'i18next';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '@/ui/chip';
import { cx } from '@/ui/class-names';
import { type ChipChunk, chunkNumbers } from './chip-chunks.ts';
import css from './compose.module.css';
import { areaOf, formatNumber } from './recipients.ts';

interface ChipsProps {
  /** Must keep its identity. */
  onRemove: (removed: string) => void;
}

/**
 * Up to 500 chips, in pieces of which the browser lays out those in sight. Drawn again only when the list changes, not with every letter
 * typed beside them. The roles are written out because of the pieces between list and items.
 */
export const NumberChips = memo(function NumberChips({ numbers, onRemove }: ChipsProps & { numbers: readonly string[] }) {
  const { t } = useTranslation('sms');
  const [rendered, setRendered] = useState<{ numbers: readonly string[]; chunks: readonly ChipChunk[] }>({ numbers: [], chunks: [] });
  if (rendered.numbers !== numbers) setRendered({ numbers, chunks: chunkNumbers(numbers, rendered.chunks) });
  if (numbers.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> holds nothing but <li>
    <div role="list" aria-label={t('recipients.list')} className={css.chips}>
      {rendered.chunks.map((chunk) => (
        <Chunk key={chunk.id} hasSiblings={rendered.chunks.length > 1} {...{ chunk, t, onRemove }} />
      ))}
    </div>
  );
});

interface ChunkProps extends ChipsProps {
  chunk: ChipChunk;
  /** There are others: the list shows a part of them. */
  hasSiblings: boolean;
  /** From the list: asking for the texts 500 times takes long. */
  t: TFunction<'sms'>;
}

const Chunk = memo(function Chunk({ chunk, hasSiblings, ...rest }: ChunkProps) {
  return (
    <div role="presentation" className={cx(css.piece, hasSiblings && css.unseen)}>
      {chunk.numbers.map((number) => (
        <NumberChip key={number} number={number} {...rest} />
      ))}
    </div>
  );
});

/** One chip; the others stay as they are when it comes or goes. */
const NumberChip = memo(function NumberChip({ number, t, onRemove }: ChipsProps & { number: string; t: TFunction<'sms'> }) {
  const area = areaOf(number);
  const shown = formatNumber(number);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the list
    <div role="listitem" className={css.chip}>
      <Chip
        invalid={area === undefined}
        tag={area === 'international' ? t('recipients.international') : undefined}
        onRemove={() => onRemove(number)}
        removeLabel={t('recipients.remove', { number: shown })}
      >
        {shown}
      </Chip>
    </div>
  );
});
