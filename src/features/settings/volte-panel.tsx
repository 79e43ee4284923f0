import { CircleCheck, CircleHelp, CircleX, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVolteStatus } from '@/api/generated/settings';
import { brand } from '@/brand/brand';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { Note } from '@/ui/note';
import css from './settings.module.css';

/** Appearance by status key of the response (SET-23, decision B47). */
const variants = {
  'volte.supported': { tone: 'ok', icon: CircleCheck, label: 'volte.yes' },
  'volte.notSupported': { tone: 'warn', icon: CircleX, label: 'volte.no' },
  'volte.notFound': { tone: 'neutral', icon: CircleHelp, label: 'volte.unknown' },
} as const;

/** An unknown key counts as not found. */
export const volteOf = (status: string) => variants[status as keyof typeof variants] ?? variants['volte.notFound'];

/** VoLTE support of the device; an unknown key counts as not found (SET-22). */
export function VoltePanel() {
  const { t } = useTranslation('settings');
  const status = useVolteStatus();
  return (
    <div className={css.form}>
      <p className={css.intro}>{t('volte.intro')}</p>
      <QueryState query={status} skeleton={<CardSkeleton height="3.75rem" />} empty={<Device statusKey="volte.notFound" />}>
        {(statusKey) => <Device statusKey={statusKey in variants ? statusKey : 'volte.notFound'} />}
      </QueryState>
      <Note className={css.facts}>{t('volte.threeG', { number: brand.hotline })}</Note>
    </div>
  );
}

function Device({ statusKey }: { statusKey: keyof typeof variants }) {
  const { t } = useTranslation('settings');
  const { tone, icon, label } = variants[statusKey];
  return (
    <section aria-label={t('volte.device')} className={css.device}>
      <span className={css.deviceTile}>
        <Icon icon={Smartphone} size={24} />
      </span>
      <div className={css.deviceCopy}>
        <Badge tone={tone} icon={icon}>
          {t(label)}
        </Badge>
        <p>{t(statusKey)}</p>
      </div>
    </section>
  );
}
