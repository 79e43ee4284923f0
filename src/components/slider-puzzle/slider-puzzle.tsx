import { Check, ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { SceneImage } from './images.tsx';
import { CANVAS, clampOffset, fits, MAX_OFFSET, newPuzzle, offsetAfterKey, PIECE_BOX, PIECE_PATH, PIECE_SIZE, type Puzzle, STEP } from './placement.ts';
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
      <PuzzleBoard puzzle={puzzle} offset={offset} solved={solved} id={id} onMove={(next) => !finished.current && setOffset(next)} onDrop={drop} />
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

/** A pointer that moved less than this many CSS pixels is a tap, not a drag. */
const TAP = 4;

interface PuzzleBoardProps {
  puzzle: Puzzle;
  offset: number;
  solved: boolean;
  /** Prefix of the ids of its instructions. */
  id: string;
  onMove: (offset: number) => void;
  /** A drag ended, or Enter was pressed. */
  onDrop: (offset: number) => void;
}

/**
 * Image, gap, piece and, below them, the track. Dragging the piece or the track moves the piece; a tap on the track moves it without
 * submitting, so that the buttons can adjust it.
 */
function PuzzleBoard({ puzzle, offset, solved, id, onMove, onDrop }: PuzzleBoardProps) {
  const { t } = useTranslation('puzzle');
  const board = useRef<HTMLDivElement>(null);
  const drag = useRef<{ pointer: number; startX: number; from: number; moved: boolean }>(undefined);

  /** Image pixels per CSS pixel. */
  const scale = () => CANVAS.width / (board.current?.getBoundingClientRect().width || CANVAS.width);

  const grab = (event: PointerEvent<HTMLElement>, from: number) => {
    if (solved || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, startX: event.clientX, from, moved: false };
  };
  const dragEvents = {
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current;
      if (held?.pointer !== event.pointerId) return;
      const distance = event.clientX - held.startX;
      held.moved ||= Math.abs(distance) >= TAP;
      if (held.moved) onMove(clampOffset(held.from + distance * scale()));
    },
    onPointerUp: (event: PointerEvent) => {
      const held = drag.current;
      if (held?.pointer !== event.pointerId) return;
      drag.current = undefined;
      if (held.moved) onDrop(clampOffset(held.from + (event.clientX - held.startX) * scale()));
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
  };
  const onTrack = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const target = clampOffset((event.clientX - box.left) * scale() - PIECE_BOX / 2);
    const thumb = (offset + PIECE_BOX / 2) / scale() + box.left;
    const onThumb = Math.abs(event.clientX - thumb) * scale() <= PIECE_BOX / 2;
    if (!solved && !onThumb) onMove(target);
    grab(event, onThumb ? offset : target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!solved) onDrop(offset);
      return;
    }
    const next = offsetAfterKey(offset, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    if (!solved) onMove(next);
  };

  return (
    <div className={css.play} style={{ '--at': offset / CANVAS.width } as CSSProperties}>
      <div ref={board} className={cx(css.board, solved && css.solved)}>
        <svg viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`} className={css.image} aria-hidden="true">
          <defs>
            <clipPath id={`${id}-cut`}>
              <path d={PIECE_PATH} transform={`translate(${puzzle.x} ${puzzle.y})`} />
            </clipPath>
          </defs>
          <SceneImage id={`${id}-ground`} index={puzzle.image} />
          <path data-part="gap" d={PIECE_PATH} transform={`translate(${puzzle.x} ${puzzle.y})`} className={css.gap} />
        </svg>
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('piece')}
          aria-describedby={`${id}-round ${id}-how ${id}-keys`}
          aria-valuemin={0}
          aria-valuemax={MAX_OFFSET}
          aria-valuenow={offset}
          aria-disabled={solved || undefined}
          data-autofocus
          className={css.piece}
          style={{ '--top': (puzzle.y - (PIECE_BOX - PIECE_SIZE)) / CANVAS.height } as CSSProperties}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => grab(event, offset)}
          {...dragEvents}
        >
          <svg viewBox={`${puzzle.x} ${puzzle.y - (PIECE_BOX - PIECE_SIZE)} ${PIECE_BOX} ${PIECE_BOX}`} aria-hidden="true">
            <g clipPath={`url(#${id}-cut)`}>
              <SceneImage id={`${id}-piece`} index={puzzle.image} />
            </g>
            <path d={PIECE_PATH} transform={`translate(${puzzle.x} ${puzzle.y})`} className={css.edge} />
          </svg>
        </div>
      </div>
      <div className={css.track} data-part="track" onPointerDown={onTrack} {...dragEvents}>
        <span className={css.way} />
        <span className={css.thumb} />
      </div>
    </div>
  );
}
