import { ChevronDown, MessageCircle } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useFooterChannels } from '@/api/generated/site';
import { brand, externalUrls } from '@/brand/brand';
import { Calcada } from '@/brand/calcada';
import { Logo } from '@/brand/logo';
import { ExternalLink, ServerLink } from '@/components/links';
import { menuTarget } from '@/components/menu-target';
import { isOwnPage, paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { textIn } from '../../../openapi/languages.ts';
import { OtherLanguage } from './language-switch.tsx';
import { SHELL_READ } from './shell-data.ts';
import css from './site-footer.module.css';

/** Links to the operator's main site (SHELL-02): message key to path. */
const about = [
  ['company', '/aboutus'],
  ['responsibility', '/crs'],
  ['pledges', '/aboutus/servicepledges'],
  ['news', '/news'],
  ['jobs', '/jobs'],
  ['join', '/joinUs'],
] as const;
const care = [
  ['shops', '/care/shopsncentres'],
  ['contact', '/contactUs'],
  ['app', '/care/my3macau'],
] as const;
const legal = [
  ['terms', '/service-terms-conditions'],
  ['privacy', '/privacy-personal-statement'],
] as const;

/** On a customer's own pages help and languages alone: the way through the site is in the header. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isOwn = isOwnPage(pathname);
  const language = useLanguage();
  const { data: channels = [] } = useFooterChannels({ query: SHELL_READ });
  const single = channels.filter(({ children = [] }) => children.length === 0);
  // What the server lists is not listed twice.
  const listed = new Set(channels.flatMap((channel) => [channel, ...(channel.children ?? [])]).map((channel) => menuTarget(channel).href));
  const [open, setOpen] = useState(false);
  const id = useId();

  const main = (links: readonly (readonly [(typeof about | typeof care | typeof legal)[number][0], string])[]) =>
    links.map(([name, path]) => (
      <li key={path}>
        <a href={externalUrls.mainSite + path}>{t(`footer.${name}`)}</a>
      </li>
    ));
  return (
    <footer className={cx(css.footer, isOwn && css.slim, 'noPrint')}>
      {isOwn ? null : <Calcada />}
      <div className={`onDark ${css.band}`}>
        <div className="wrap">
          <div className={css.columns}>
            <div className={css.help}>
              <p className={css.hotline}>
                <a href={`tel:${brand.hotline}`} className={css.number} aria-label={t('hotline.call', { number: brand.hotline })}>
                  {brand.hotline}
                </a>
                <span>
                  {t('hotline.name')}
                  <br />
                  {brand.hotlineLanguages.map(({ name, lang }, at) => (
                    <Fragment key={lang}>
                      {at === 0 ? null : ' · '}
                      <span lang={lang}>{name}</span>
                    </Fragment>
                  ))}
                </span>
              </p>
              <ExternalLink href={externalUrls.chat} className={buttonClass({ variant: 'band', wide: true }, css.chat)}>
                <Icon icon={MessageCircle} />
                {t('chat')}
              </ExternalLink>
            </div>
            {isOwn ? null : (
              <nav aria-label={t('footer.label')}>
                <button type="button" className={css.fold} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
                  {t('footer.all')}
                  <Icon icon={ChevronDown} />
                </button>
                <div id={id} className={css.groups} data-open={open || undefined}>
                  {channels.map(({ name, children = [] }) =>
                    children.length === 0 ? null : (
                      <Group key={name} heading={name}>
                        {children.map((child) => (
                          <li key={child.name}>
                            <ServerLink {...menuTarget(child)}>{child.name}</ServerLink>
                          </li>
                        ))}
                      </Group>
                    ),
                  )}
                  <Group heading={t('footer.about')}>{main(about)}</Group>
                  <Group heading={t('footer.care')}>{main(care)}</Group>
                  <Group heading={t('footer.more')}>
                    {single.map((channel) => (
                      <li key={channel.name}>
                        <ServerLink {...menuTarget(channel)}>{channel.name}</ServerLink>
                      </li>
                    ))}
                    {(['loyalty', 'mall'] as const).map((site) =>
                      listed.has(externalUrls[site]) ? null : (
                        <li key={site}>
                          <a href={externalUrls[site]}>{t(`footer.${site}`)}</a>
                        </li>
                      ),
                    )}
                    {main(legal)}
                  </Group>
                </div>
              </nav>
            )}
          </div>
          <div className={css.base}>
            {isOwn ? null : (
              <Link to={paths.root} aria-label={t('logo')}>
                <Logo onDark />
              </Link>
            )}
            <p>{t('footer.copyright', { year: new Date().getFullYear(), company: textIn(brand.company, language) })}</p>
            <OtherLanguage className={css.language} />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <h2 className={css.heading}>{heading}</h2>
      <ul className={css.links}>{children}</ul>
    </div>
  );
}
