import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '@/components/breadcrumb';
import { pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { FormBones } from '@/forms/form-bones';
import { LateForm } from '@/forms/late-form';
import { cardClass } from '@/ui/card';
import css from './page.module.css';
import { TravelIntro } from './travel-intro.tsx';

/** The form with its rules and its engine: after the page's first words. */
const TravelForm = lazy(async () => ({ default: (await import('./travel-form')).TravelForm }));

/** The travel itinerary card (ROUTE-05, TRAVEL-01). Open to everybody: the SMS code says whose number it is (ROLE-06, decision A07). */
export function TravelCardPage() {
  const { t } = useTranslation('travel-card');
  return (
    <div className={pageClass}>
      <PageMeta title={t('title')} description={t('description')} />
      <Breadcrumb current={t('title')} />
      <div className={css.columns}>
        <TravelIntro />
        <section className={cardClass({ padded: false }, css.card)} aria-labelledby="travel-card">
          <h2 id="travel-card" className={css.title}>
            {t('form.title')}
          </h2>
          <LateForm bones={<FormBones fields={2} height="34rem" />}>
            <TravelForm />
          </LateForm>
        </section>
      </div>
    </div>
  );
}
