import { Note } from '@/ui/note';
import type { Outcome } from './outcome.ts';
import { useOutcomeText } from './outcome-dialog.tsx';

/** What stays of an outcome when its pop-up is closed. */
export function OutcomeNote({ outcome, className }: { outcome: Outcome; className?: string | undefined }) {
  return (
    <Note tone={outcome.kind === 'refused' ? 'warn' : 'ok'} className={className}>
      {useOutcomeText(outcome)}
    </Note>
  );
}
