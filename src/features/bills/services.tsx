import { ChartNoAxesColumn, FileText, Gauge, Mail, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBillSummary } from '@/api/bills';
import { REISSUE_FEE_MOP } from '@/lib/account-facts';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { ListRowContent, ListRows, listRowClass } from '@/ui/list-row';
import { dayAndMonth } from './bill-dates.ts';
import css from './bills.module.css';
import type { SubView } from './views.ts';

/** BILL-04. Unbilled usage is the sub-view that the specification leaves unnamed (decision B01). */
export function Services({ onOpen }: { onOpen: (view: SubView) => void }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const latest = useBillSummary().data?.invoice.cycleDateStr;
  return (
    <section aria-labelledby="bills-services" className={css.services}>
      <h2 id="bills-services" className={css.heading}>
        {t('services.title')}
      </h2>
      <ListRows>
        <li>
          <button type="button" className={listRowClass()} onClick={() => onOpen('bill')}>
            <ListRowContent
              icon={FileText}
              title={t('services.bill')}
              text={t('services.billText')}
              fact={latest === undefined ? undefined : <span className={css.wide}>{t('services.latest', { date: dayAndMonth(latest, language) })}</span>}
            />
          </button>
        </li>
        <li>
          <button type="button" className={listRowClass()} onClick={() => onOpen('unbilled')}>
            <ListRowContent icon={Gauge} title={t('services.unbilled')} text={t('services.unbilledText')} />
          </button>
        </li>
        <li>
          <Link to={paths.usage} className={listRowClass()}>
            <ListRowContent icon={ChartNoAxesColumn} title={t('services.usage')} text={t('services.usageText')} />
          </Link>
        </li>
        <li>
          <button type="button" className={listRowClass()} onClick={() => onOpen('email')}>
            <ListRowContent icon={Mail} title={t('services.email')} text={t('services.emailText')} />
          </button>
        </li>
        <li>
          <button type="button" className={listRowClass()} onClick={() => onOpen('reissue')}>
            <ListRowContent
              icon={RefreshCw}
              title={t('services.reissue')}
              text={t('services.reissueText')}
              fact={t('services.fee', { fee: REISSUE_FEE_MOP })}
            />
          </button>
        </li>
      </ListRows>
    </section>
  );
}
