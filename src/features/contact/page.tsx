import type { LucideIcon } from 'lucide-react';
import { ArrowUpRight, MapPin, MessageCircle, Phone, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addresses, brand } from '@/brand/brand';
import { Breadcrumb } from '@/components/breadcrumb';
import { lazyPart } from '@/components/lazy-part';
import { PageMeta } from '@/components/page-meta';
import { FormSkeleton } from '@/forms/form-skeleton';
import { ListRowContent, ListRows, listRowClass } from '@/ui/list-row';
import css from './page.module.css';

const MessageForm = lazyPart(async () => (await import('./message-form')).MessageForm);

const externalLinks = [
  { id: 'chat', icon: MessageCircle, href: addresses.chat },
  { id: 'shops', icon: Store, href: `${addresses.mainSite}/care/shopsncentres` },
  { id: 'map', icon: MapPin, href: addresses.shopMap },
] as const satisfies readonly { id: string; icon: LucideIcon; href: string }[];

/** Contact page (ROUTE-02, ROLE-02): e-mail form, hotline, chat and shops. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation();
  return (
    <div className={`wrap ${css.page}`}>
      <PageMeta title={t('title')} description={t('description')} />
      <Breadcrumb current={t('title')} />
      <h1 tabIndex={-1} className={css.title}>
        {t('title')}
      </h1>
      <p className={css.lead}>{t('lead')}</p>
      <div className={css.columns}>
        <section aria-labelledby="contact-form" className={css.form}>
          <h2 id="contact-form">{t('form')}</h2>
          <p className={css.intro}>{t('intro')}</p>
          <MessageForm skeleton={<FormSkeleton fields={5} height="56rem" />} />
        </section>
        <aside aria-labelledby="contact-other">
          <h2 id="contact-other" className={css.heading}>
            {t('other.title')}
          </h2>
          <ListRows>
            <li>
              <a href={`tel:${brand.hotline}`} className={listRowClass()}>
                <ListRowContent icon={Phone} title={t('other.call', { number: brand.hotline })} text={t('other.callText')} />
              </a>
            </li>
            {externalLinks.map(({ id, icon, href }) => (
              <li key={id}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={listRowClass()}>
                  <ListRowContent
                    icon={icon}
                    title={
                      <>
                        {t(`other.${id}`)}
                        <span className="visuallyHidden">{common('newWindow')}</span>
                      </>
                    }
                    text={t(`other.${id}Text`)}
                    sign={ArrowUpRight}
                  />
                </a>
              </li>
            ))}
          </ListRows>
        </aside>
      </div>
    </div>
  );
}
