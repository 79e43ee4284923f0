import { CalendarClock, Globe, type LucideIcon, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUnbilledUsage } from '@/api/generated/bills';
import { useSmsTasks } from '@/api/generated/sms';
import { CardSkeleton, optionalRead } from '@/components/query-state';
import { dayAndMonth } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { Icon } from '@/ui/icon';
import { CardState, useAccountFailed } from './card-state.tsx';
import css from './glance.module.css';

/** Airtime, scheduled SMS and roaming: a card each, one press from its errand. */
export function Glance({ onUnbilled }: { onUnbilled: () => void }) {
  return (
    <div className={css.cards}>
      <Airtime onOpen={onUnbilled} />
      <Scheduled />
      <Roaming />
    </div>
  );
}

function GlanceCard({ icon, title, action, children }: { icon: LucideIcon; title: string; action: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className={css.card}>
      <h3 className={css.title}>
        <Icon icon={icon} />
        {title}
      </h3>
      {children}
      <div className={`${css.action} noPrint`}>{action}</div>
    </section>
  );
}

const waiting = <CardSkeleton height="2.625rem" />;

function Airtime({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const usage = useUnbilledUsage(optionalRead);
  const title = t('glance.airtime');
  return (
    <GlanceCard
      icon={Phone}
      title={title}
      action={
        <button type="button" className={css.link} onClick={onOpen}>
          {t('glance.airtimeMore')}
        </button>
      }
    >
      <CardState title={title} isReported={useAccountFailed()} query={usage} skeleton={waiting}>
        {({ queryUsageVO: { allTime, basicVoice, hthVoice, jsrq, jssj } }) => (
          <>
            <p className={css.figure}>{t('unbilled.minutes', { count: Number(allTime) })}</p>
            <p className={css.quiet}>{t('glance.airtimeParts', { basic: basicVoice, heart: hthVoice })}</p>
            <p className={css.quiet}>{t('data.asOf', { time: `${dayAndMonth(jsrq, language)} ${jssj}` })}</p>
          </>
        )}
      </CardState>
    </GlanceCard>
  );
}

function Scheduled() {
  const { t } = useTranslation('bills');
  const tasks = useSmsTasks(optionalRead);
  const title = t('glance.sms');
  const count = tasks.data?.length ?? 0;
  return (
    <GlanceCard
      icon={CalendarClock}
      title={title}
      action={
        <Link to={count > 0 ? paths.smsTasks() : paths.sms} className={css.link}>
          {t(count > 0 ? 'glance.smsMore' : 'glance.smsWrite')}
        </Link>
      }
    >
      <CardState title={title} isReported={useAccountFailed()} query={tasks} skeleton={waiting}>
        {([first, ...others]) =>
          first === undefined ? (
            <p className={css.quiet}>{t('glance.smsNone')}</p>
          ) : (
            <>
              <p className={css.figure}>{t('glance.smsCount', { count: others.length + 1 })}</p>
              <p className={css.quiet}>{first.scheduledStr}</p>
              <p className={css.excerpt}>{first.content}</p>
            </>
          )
        }
      </CardState>
    </GlanceCard>
  );
}

/** The contract lists the services, not what is switched on: the card claims no state. */
function Roaming() {
  const { t } = useTranslation('bills');
  return (
    <GlanceCard
      icon={Globe}
      title={t('glance.roaming')}
      action={
        <Link to={paths.roamingServices} className={css.link}>
          {t('glance.roamingMore')}
        </Link>
      }
    >
      <p>{t('glance.roamingUnknown')}</p>
    </GlanceCard>
  );
}
