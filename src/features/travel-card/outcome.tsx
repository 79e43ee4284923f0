import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { AlertDialog } from '@/ui/alert-dialog';
import { Note } from '@/ui/note';
import type { Outcome } from './rules.ts';
import { EFFECTIVE_DAYS } from './rules.ts';

const dialogProps = {
  applied: { tone: 'ok', icon: CircleCheck },
  cancelled: { tone: 'ok', icon: CircleCheck },
  appliedBefore: { tone: 'info', icon: Info },
  cancelledBefore: { tone: 'info', icon: Info },
  refused: { tone: 'warn', icon: TriangleAlert },
} as const;

/** Text of an outcome; the message of the server for a refusal (TRAVEL-12) or a missing date. */
function useOutcomeText({ kind, date, msg }: Outcome): string {
  const { t } = useTranslation('travel-card');
  const language = useLanguage();
  if (kind === 'refused') return msg ?? t('outcome.refused.text');
  if (kind === 'applied' || kind === 'cancelled') return t(`outcome.${kind}.text`, { effective: EFFECTIVE_DAYS });
  return date === undefined ? (msg ?? t(`outcome.${kind}.title`)) : t(`outcome.${kind}.text`, { date: dayText(date, language) });
}

/** Dialog with the outcome (TRAVEL-03, TRAVEL-11, TRAVEL-12). */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation('travel-card');
  return (
    <AlertDialog open title={t(`outcome.${outcome.kind}.title`)} {...dialogProps[outcome.kind]} cancelLabel={t('outcome.close')} onCancel={onClose}>
      <p>{useOutcomeText(outcome)}</p>
    </AlertDialog>
  );
}

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
