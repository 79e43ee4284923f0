import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/icon';
import css from './remarks.module.css';

/** Remarks of all networks in red, without repetitions (ROAM-04). */
export function Remarks({ rows }: { rows: readonly { remarks?: string | undefined }[] }) {
  const { t } = useTranslation('roaming');
  const lines = new Set(rows.flatMap(({ remarks }) => (remarks ?? '').split(/\r?\n/).map((line) => line.trim())).filter(Boolean));
  if (lines.size === 0) return null;
  return (
    <ul aria-label={t('remarks')} className={css.remarks}>
      {[...lines].map((line) => (
        <li key={line} className={css.remark}>
          <Icon icon={Info} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
