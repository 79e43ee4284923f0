import { ArrowUpRight, IdCard, MessageCircle, Phone, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand, externalUrls } from '@/brand/brand';
import { lazyPart } from '@/components/lazy-part';
import { NewTabHint } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { FormSkeleton } from '@/forms/form-skeleton';
import { paths } from '@/lib/paths';
import { ListRowContent, ListRows, listRowClass } from '@/ui/lists';
import { Section } from '@/ui/section';
import css from './page.module.css';

export { loader } from './subjects.ts';

const MessageForm = lazyPart(async () => (await import('./message-form')).MessageForm);

const externalLinks = [
  { id: 'chat', icon: MessageCircle, href: externalUrls.chat },
  { id: 'shops', icon: Store, href: `${externalUrls.mainSite}/care/shopsncentres` },
] as const;

/** Contact page (ROUTE-02, ROLE-02): hotline, chat and shops, which answer at once, then the e-mail form. */
export function Component() {
  const { t } = useTranslation('contact');
  return (
    <div className="wrap pageTop">
      <PageMeta title={t('title')} description={t('description')} />
      <PageHead title={t('title')} />
      <p className="lead">{t('lead')}</p>
      <div className={css.columns}>
        <Section as="aside" title={t('other.title')} titleClass={css.heading}>
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
                        <NewTabHint />
                      </>
                    }
                    text={t(`other.${id}Text`)}
                    sign={ArrowUpRight}
                  />
                </a>
              </li>
            ))}
            <li id="address">
              <Link to={paths.shops} className={listRowClass()}>
                <ListRowContent icon={IdCard} title={t('account.personal', { ns: 'common' })} text={t('other.personalText')} />
              </Link>
            </li>
          </ListRows>
        </Section>
        <Section title={t('form')} className={css.form}>
          <p className={css.intro}>{t('intro')}</p>
          <MessageForm skeleton={<FormSkeleton fields={5} height="56rem" />} />
        </Section>
      </div>
    </div>
  );
}
