import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './section-heading.module.css';

/** Where a section goes on: a path of this site (`to`) or an outside address, which opens in a new window. */
export type SectionLink = { label: string } & ({ to: string } | { href: string });

/** A link of the section; `icon` leads on inside the site or out of it. */
function Go({ link, className, icon }: { link: SectionLink; className: string; icon?: boolean | undefined }) {
  const { t } = useTranslation();
  if ('to' in link) {
    return (
      <Link to={link.to} className={className}>
        {link.label}
        {icon ? <Icon icon={ArrowRight} /> : null}
      </Link>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={className}>
      {link.label}
      <Icon icon={ArrowUpRight} size={icon ? 16 : 20} />
      <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
    </a>
  );
}

/** Heading of a page's section with one sentence and, on wide screens, its link at the right; phones have {@link SectionMore}. */
export function SectionHeading({ id, title, link, children }: { id: string; title: string; link?: SectionLink | undefined; children?: ReactNode }) {
  return (
    <div className={css.head}>
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {children === undefined ? null : <p className={css.text}>{children}</p>}
      </div>
      {link === undefined ? null : <Go link={link} className={`${css.link} ${css.wide}`} icon />}
    </div>
  );
}

/** The section's link after its content, on phones only: it is where the thumb is when one has read everything. */
export function SectionMore({ link }: { link: SectionLink }) {
  return <Go link={link} className={buttonClass({ variant: 'secondary', wide: true }, css.more)} />;
}

/** A text link 44 px high with an icon beside it. */
export const textLinkClass: string = css.link ?? '';
