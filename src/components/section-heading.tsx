import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { ExternalLink } from './links';
import css from './section-heading.module.css';

/** A path of this site (`to`) or an external URL (`href`), which opens in a new window. */
export type SectionLink = { label: string } & ({ to: string } | { href: string });

function SectionLinkElement({ link, className, icon }: { link: SectionLink; className: string; icon?: boolean | undefined }) {
  if ('to' in link) {
    return (
      <Link to={link.to} className={className}>
        {link.label}
        {icon ? <Icon icon={ArrowRight} /> : null}
      </Link>
    );
  }
  return (
    <ExternalLink href={link.href} className={className}>
      {link.label}
      <Icon icon={ArrowUpRight} size={icon ? 16 : 20} />
    </ExternalLink>
  );
}

/** Heading of a section, a sentence and, on wide screens, its link; on phones {@link SectionMore} shows the link. */
export function SectionHeading({ title, link, children }: { title: string; link?: SectionLink | undefined; children?: ReactNode }) {
  return (
    <div className={css.head}>
      <div>
        <h2 className={css.title}>{title}</h2>
        {children === undefined ? null : <p className={css.text}>{children}</p>}
      </div>
      {link === undefined ? null : <SectionLinkElement link={link} className={cx(css.link, css.wide)} icon />}
    </div>
  );
}

/** The section's link below its content, on phones only. */
export function SectionMore({ link }: { link: SectionLink }) {
  return <SectionLinkElement link={link} className={buttonClass({ variant: 'secondary', wide: true }, css.more)} />;
}

/** Of a section, and of its tabs and their panel. */
export const { section: sectionClass, tabs: tabsClass, panel: panelClass } = css;

/** Text link, 44 px high, with an icon. */
export const textLinkClass: string = css.link ?? '';
