import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Compared } from '@/components/list-or-comparison';
import type { PhoneListItem } from '@/components/phone-card';
import { Checkbox } from '@/ui/checkbox';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './phone-grid.module.css';

/** Adds a phone to the compare tray. */
export function CompareBox({ phone: { id, name } }: { phone: PhoneListItem }) {
  const { t } = useTranslation('phones');
  const { ids, toggle } = useContext(Compared);
  const chosen = ids.includes(id);
  return (
    <Checkbox checked={chosen} onChange={() => toggle(id)} className={`${css.compare} noPrint`}>
      {t(chosen ? 'compare.chosen' : 'compare.choose')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Checkbox>
  );
}
