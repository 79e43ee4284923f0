import { Check, ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { clampOffset, fits, newPuzzle, STEP } from './placement.ts';
import { newChallenge, provesAll, proveWork } from './proof-of-work.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import css from './slider-puzzle.module.css';

/** What was said last. `times` makes the same sentence new, so that a screen reader says it again. */
interface Said {
  what: 'start' | 'missed' | 'fresh' | 'checking' | 'solved' | 'passed';
  times: number;
}

/**
 * Slide-to-verify (CAPTCHA-01): a piece is moved into its gap by dragging, keys or single taps. Who cannot see or solve it lets the device
 * work for a moment instead. Either way `onSuccess` is called once. The page must have loaded the texts `puzzle`.
 */
export function SliderPuzzle({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('puzzle');
  const id = useId();
  const [puzzle, setPuzzle] = useState(() => newPuzzle());
  const [offset, setOffset] = useState(0);
  const [said, setSaid] = useState<Said>({ what: 'start', times: 0 });
  const [progress, setProgress] = useState<number>();
  const finished = useRef(false);
  const work = useRef<AbortController>(undefined);

  useEffect(() => () => work.current?.abort(), []);

  const say = (what: Said['what']) => setSaid(({ times }) => ({ what, times: times + 1 }));
  const solved = said.what === 'solved' || said.what === 'passed';

  const succeed = (what: 'solved' | 'passed') => {
    if (finished.current) return;
    finished.current = true;
    work.current?.abort();
    setProgress(undefined);
    say(what);
    onSuccess();
  };
  const another = (what: 'missed' | 'fresh') => {
    setPuzzle(newPuzzle(puzzle));
    setOffset(0);
    say(what);
  };
  const drop = (at: number) => {
    if (finished.current) return;
    setOffset(at);
    if (fits(puzzle, at)) succeed('solved');
    else another('missed');
  };
  const goRound = async () => {
    if (finished.current || progress !== undefined) return;
    const stop = new AbortController();
    work.current = stop;
    setProgress(0);
    say('checking');
    const challenge = newChallenge();
    try {
      const answers = await proveWork(challenge, { onProgress: setProgress, signal: stop.signal });
      if (provesAll(challenge, answers)) succeed('passed');
    } catch (error) {
      // Solved by hand meanwhile, or closed.
      if (!stop.signal.aborted) throw error;
    }
  };

  return (
    <div className={css.puzzle}>
      <p id={`${id}-how`} className={css.how}>
        {t('how')}
      </p>
      <PuzzleBoard
        puzzle={puzzle}
        offset={offset}
        solved={solved}
        label={t('piece')}
        describedBy={`${id}-how ${id}-keys`}
        onMove={(next) => !finished.current && setOffset(next)}
        onDrop={drop}
      />
      <VisuallyHidden as="p" id={`${id}-keys`}>
        {t('keys')}
      </VisuallyHidden>
      <div className={css.controls}>
        <IconButton
          variant="outline"
          label={t('left')}
          icon={ChevronLeft}
          aria-disabled={solved}
          onClick={() => !solved && setOffset(clampOffset(offset - STEP))}
        />
        <IconButton
          variant="outline"
          label={t('right')}
          icon={ChevronRight}
          aria-disabled={solved}
          onClick={() => !solved && setOffset(clampOffset(offset + STEP))}
        />
        <IconButton variant="outline" label={t('refresh')} icon={RefreshCw} aria-disabled={solved} onClick={() => !solved && another('fresh')} />
        <Button variant="primary" size={44} className={css.check} aria-disabled={solved} onClick={() => drop(offset)}>
          <Icon icon={Check} />
          {t('check')}
        </Button>
      </div>
      <p role="status" className={cx(css.said, said.what === 'missed' && css.missed, solved && css.good)}>
        <span key={said.times}>{said.what === 'start' ? null : t(`said.${said.what}`)}</span>
      </p>
      <div className={css.round}>
        <p>{t('round.text')}</p>
        <Button
          size={44}
          wide
          busy={progress !== undefined}
          busyLabel={t('round.progress', { percent: Math.round((progress ?? 0) * 100) })}
          aria-disabled={solved || undefined}
          onClick={() => void goRound()}
        >
          {t('round.button')}
        </Button>
      </div>
    </div>
  );
}
