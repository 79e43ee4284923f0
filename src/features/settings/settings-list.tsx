import { BellRing, IdCard, KeyRound, type LucideIcon, Mail, Megaphone, MessageSquareLock, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangePromotionMediaRequest, useDataUsageAlert, useVolteStatus } from '@/api/generated/settings';
import { ListRow } from '@/components/account-links';
import { optionalRead } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { megabytesText } from '@/lib/usage';
import { ListRowContent, ListRows, listRowClass } from '@/ui/lists';
import { Skeleton } from '@/ui/skeleton';
import { PROMOTION_MEDIA } from './facts.ts';
import { type Setting, settingsOf } from './setting.ts';
import css from './settings-list.module.css';
import { volteOf } from './volte-panel.tsx';

const icons: Record<Setting, LucideIcon> = { password: KeyRound, promotion: Megaphone, alert: BellRing, volte: Smartphone };

interface SettingsListProps {
  isPrepaid: boolean;
  /** Promotion media sent in this tab. */
  sent: ChangePromotionMediaRequest | null;
  onOpen: (setting: Setting) => void;
}

/** Rows with the present state; each state loads and fails alone. */
export function SettingsList({ isPrepaid, sent, onOpen }: SettingsListProps) {
  const { t } = useTranslation('settings');
  const facts: Record<Setting, ReactNode> = {
    password: undefined,
    promotion: <PromotionFact sent={sent} />,
    alert: <AlertFact />,
    volte: <VolteFact />,
  };
  return (
    <ListRows>
      {isPrepaid ? (
        <li className={listRowClass()}>
          <ListRowContent icon={MessageSquareLock} title={t('codeLogin.title')} text={t('codeLogin.text')} sign={null} />
        </li>
      ) : null}
      {settingsOf(isPrepaid).map((setting) => (
        <ListRow
          key={setting}
          icon={icons[setting]}
          title={t(`${setting}.row`)}
          text={t(`${setting}.text`)}
          fact={facts[setting]}
          onPress={() => onOpen(setting)}
        />
      ))}
      {/* Looked for here, done elsewhere. */}
      {isPrepaid ? null : <ListRow to={paths.emailBill()} icon={Mail} title={t('emailBill.row')} text={t('emailBill.text')} />}
      <ListRow to={paths.address()} icon={IdCard} title={t('account.personal', { ns: 'common' })} text={t('personalText')} />
    </ListRows>
  );
}

/** What was sent in this tab; no operation reads an earlier choice (decision B14). */
function PromotionFact({ sent }: { sent: ChangePromotionMediaRequest | null }) {
  const { t } = useTranslation('settings');
  if (sent === null) return null;
  const wanted = PROMOTION_MEDIA.filter((medium) => !sent[medium]);
  return (
    <span className={css.state}>{wanted.length === 0 ? t('promotion.noneWanted') : wanted.map((medium) => t(`promotion.short.${medium}`)).join(t('and'))}</span>
  );
}

function AlertFact() {
  const { t } = useTranslation('settings');
  const { data, isPending } = useDataUsageAlert(optionalRead);
  if (isPending) return <Skeleton className={css.waiting} />;
  if (data === undefined) return null;
  return <span className={css.state}>{data.levels.length === 0 ? t('alert.off') : data.levels.map(megabytesText).join(t('and'))}</span>;
}

function VolteFact() {
  const { t } = useTranslation('settings');
  const { data, isPending } = useVolteStatus(optionalRead);
  if (isPending) return <Skeleton className={css.waiting} />;
  return data === undefined ? null : <span className={css.state}>{t(volteOf(data).label)}</span>;
}
