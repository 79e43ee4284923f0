import { useTranslation } from 'react-i18next';
import type { PhoneListItem } from '@/components/phone-card';
import { Checkbox } from '@/ui/checkbox';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './phone-grid.module.css';

interface CompareBoxProps {
  phone: PhoneListItem;
  chosen: boolean;
  onToggle: () => void;
}

/** Adds a phone to the compare tray. */
export function CompareBox({ phone: { name }, chosen, onToggle }: CompareBoxProps) {
  const { t } = useTranslation('phones');
  return (
    <Checkbox checked={chosen} onChange={onToggle} className={`${css.compare} noPrint`}>
      {t(chosen ? 'compare.chosen' : 'compare.choose')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Checkbox>
  );
}
