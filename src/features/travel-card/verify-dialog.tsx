import { useTranslation } from 'react-i18next';
import { SliderPuzzle } from '@/components/slider-puzzle/slider-puzzle';
import { Dialog } from '@/ui/dialog';

/** Slider puzzle before an SMS code is sent (TRAVEL-06). */
export function VerifyDialog({ onSuccess, onClose }: { onSuccess: () => void; onClose: () => void }) {
  const { t } = useTranslation('puzzle');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close', { ns: 'common' })} size="small">
      <SliderPuzzle onSuccess={onSuccess} />
    </Dialog>
  );
}
