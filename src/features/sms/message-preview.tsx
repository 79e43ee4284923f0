import { User } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AzulejoField } from '@/brand/azulejo';
import { spacedNumber } from '@/lib/phone-number';
import { useSession } from '@/session/session';
import { Icon } from '@/ui/icon';
import css from './message-preview.module.css';

/** A constant element is never rerendered. */
const tiles = <AzulejoField className={css.tiles} size={56} colour="var(--azul)" opacity="0.1" />;

/** The message as it arrives. Wide screens only. */
export const MessagePreview = memo(function MessagePreview({ content, at }: { content: string; at: string | undefined }) {
  const { t } = useTranslation('sms');
  const session = useSession();
  return (
    <>
      {tiles}
      <div className={css.phone}>
        <span className={css.face}>
          <Icon icon={User} size={16} />
        </span>
        <strong className={css.sender}>{session.state === 'in' ? spacedNumber(session.mobileNo) : null}</strong>
        <p className={css.at}>{at ?? t('time.now')}</p>
        <p className={content === '' ? css.blank : css.bubble}>{content === '' ? t('cost.emptyMessage') : content}</p>
      </div>
    </>
  );
});
