import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { useSession } from '@/session/session';
import { BuySteps } from './buy-steps.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

export { loader } from './loader.ts';

const ApplicationView = lazyPart(async () => (await import('./application-view')).ApplicationView);

/** 4G customers buy, all others apply (TOPUP-06, decision B12). */
export function Component() {
  const { t } = useTranslation('top-up');
  const session = useSession();
  if (session.state === 'in' && session.net === '4g') return <BuySteps />;
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <ApplicationView skeleton={<StepSkeleton />} />
    </AccountPage>
  );
}
