import type { TFunction } from 'i18next';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '@/ui/chip';
import { cx } from '@/ui/class-names';
import { type ChipPiece, inPieces } from './chip-pieces.ts';
import css from './compose.module.css';
import { areaOf, shownNumber } from './recipients.ts';

interface ChipsProps {
  /** Must keep its identity. */
  onRemove: (gone: string) => void;
}

/**
 * Up to 500 chips, in pieces of which the browser lays out those in sight. Drawn again only when the list changes, not with every letter
 * typed beside them. The roles are written out because of the pieces between list and items.
 */
export const NumberChips = memo(function NumberChips({ numbers, onRemove }: ChipsProps & { numbers: readonly string[] }) {
  const { t } = useTranslation('sms');
  const [drawn, setDrawn] = useState<{ numbers: readonly string[]; pieces: readonly ChipPiece[] }>({ numbers: [], pieces: [] });
  if (drawn.numbers !== numbers) setDrawn({ numbers, pieces: inPieces(numbers, drawn.pieces) });
  if (numbers.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> holds nothing but <li>
    <div role="list" aria-label={t('recipients.list')} className={css.chips}>
      {drawn.pieces.map((piece) => (
        <Piece key={piece.id} many={drawn.pieces.length > 1} {...{ piece, t, onRemove }} />
      ))}
    </div>
  );
});

interface PieceProps extends ChipsProps {
  piece: ChipPiece;
  /** There are others: the list shows a part of them. */
  many: boolean;
  /** From the list: asking for the texts 500 times takes long. */
  t: TFunction<'sms'>;
}

const Piece = memo(function Piece({ piece, many, ...rest }: PieceProps) {
  return (
    <div role="presentation" className={cx(css.piece, many && css.unseen)}>
      {piece.numbers.map((number) => (
        <NumberChip key={number} number={number} {...rest} />
      ))}
    </div>
  );
});

/** One chip; the others stay as they are when it comes or goes. */
const NumberChip = memo(function NumberChip({ number, t, onRemove }: ChipsProps & { number: string; t: TFunction<'sms'> }) {
  const area = areaOf(number);
  const shown = shownNumber(number);
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
