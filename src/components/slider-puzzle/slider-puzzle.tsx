import { Check, ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { IconButton } from '@/ui/icon-button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { clampOffset, fits, newPuzzle, STEP } from './placement.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import css from './slider-puzzle.module.css';

type Status = 'start' | 'missed' | 'fresh' | 'solved' | 'passed';

/**
 * Slide-to-verify (CAPTCHA-01): the piece is moved into its gap by dragging, keys or single clicks. A button verifies without the puzzle
 * (use 1). Either way calls `onSuccess` once. The page must have loaded the namespace `puzzle`.
 */
export function SliderPuzzle({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('puzzle');
  const id = useId();
  const [puzzle, setPuzzle] = useState(() => newPuzzle());
  const [offset, setOffset] = useState(0);
  // `count` remounts the live region's text, so that a repeated sentence is announced again.
  const [{ status, count }, setStatus] = useState<{ status: Status; count: number }>({ status: 'start', count: 0 });
  const finished = useRef(false);

  const announce = (next: Status) => setStatus({ status: next, count: count + 1 });
  const solved = status === 'solved' || status === 'passed';

  const succeed = (how: 'solved' | 'passed') => {
    if (finished.current) return;
    finished.current = true;
    announce(how);
    onSuccess();
  };
  const reset = (why: 'missed' | 'fresh') => {
    setPuzzle(newPuzzle(puzzle));
    setOffset(0);
    announce(why);
  };
  const drop = (at: number) => {
    if (finished.current) return;
    setOffset(at);
    if (fits(puzzle, at)) succeed('solved');
    else reset('missed');
  };
  const step = (by: number) => !solved && setOffset(clampOffset(offset + by));

  return (
    <div className={css.puzzle}>
      <p id={`${id}-how`} className="caption">
        {t('how')}
      </p>
      <PuzzleBoard
        puzzle={puzzle}
        offset={offset}
        solved={solved}
        label={t('piece')}
        describedBy={`${id}-round ${id}-how ${id}-keys`}
        onMove={(next) => !finished.current && setOffset(next)}
        onDrop={drop}
      />
      <VisuallyHidden as="p" id={`${id}-keys`}>
        {t('keys')}
      </VisuallyHidden>
      <div className={css.controls}>
        <IconButton variant="outline" label={t('left')} icon={ChevronLeft} aria-disabled={solved} onClick={() => step(-STEP)} />
        <IconButton variant="outline" label={t('right')} icon={ChevronRight} aria-disabled={solved} onClick={() => step(STEP)} />
        <IconButton variant="outline" label={t('refresh')} icon={RefreshCw} aria-disabled={solved} onClick={() => !solved && reset('fresh')} />
        <Button icon={Check} variant="primary" size={44} className={css.check} aria-disabled={solved} onClick={() => drop(offset)}>
          {t('check')}
        </Button>
      </div>
      <p role="status" className={cx(css.status, status === 'missed' && css.missed, solved && css.good)}>
        <span key={count}>{status === 'start' ? null : t(`said.${status}`)}</span>
      </p>
      <div className={css.round}>
        <p id={`${id}-round`}>{t('round.text')}</p>
        <Button size={44} wide aria-disabled={solved || undefined} onClick={() => succeed('passed')}>
          {t('round.button')}
        </Button>
      </div>
    </div>
  );
}
