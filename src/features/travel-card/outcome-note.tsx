import { useTranslation } from 'react-i18next';
import { Note } from '@/ui/note';
import type { Outcome } from './outcome.ts';
import { useOutcomeText } from './outcome-dialog.tsx';

/** Notice of the outcome after its dialog is closed. */
export function OutcomeNote({ outcome, className }: { outcome: Outcome; className?: string | undefined }) {
  const { t } = useTranslation('travel-card');
  return (
    <Note tone={outcome.kind === 'refused' ? 'warn' : 'ok'} className={className}>
      <p>
        <b>{t(`outcome.${outcome.kind}.title`)}</b>
      </p>
      <p>{useOutcomeText(outcome)}</p>
    </Note>
  );
}
