import { ArrowLeft, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BusinessActivityQueryResult } from '@/api/generated/business';
import { ButtonLink, HotlineLink } from '@/components/links';
import { SafeHtml } from '@/components/safe-html';
import { textLinkClass } from '@/components/section-heading';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { cardClass, Section } from '@/ui/section';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './activity-article.module.css';
import { ActivityImage } from './activity-image.tsx';
import { EventFacts } from './event-facts.tsx';

/** Content of an activity with its image gallery (BIZ-05), contact links and a link back to the list (BIZ-02). */
export function ActivityArticle({ activity }: { activity: BusinessActivityQueryResult }) {
  const { t } = useTranslation('business');
  const { title, image1Name, phoneimage1Name, content, imageArr, phoneImageArr } = activity;
  return (
    <>
      <div className={css.columns}>
        <div className={css.main}>
          <ActivityImage wide={image1Name} phone={phoneimage1Name} eager />
          {/* Headings in the server's HTML begin at level 3. */}
          <VisuallyHidden as="h2">{t('activity.about')}</VisuallyHidden>
          <SafeHtml html={content} className={css.text} />
          {imageArr.length === 0 ? null : (
            <Section title={t('activity.images')} className={css.gallery}>
              <ul className={css.images}>
                {imageArr.map((wide, index) => (
                  <li key={wide}>
                    <ActivityImage
                      wide={wide}
                      phone={phoneImageArr[index] ?? wide}
                      alt={t('activity.image', { title, position: index + 1, total: imageArr.length })}
                    />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <aside className={`${css.side} noPrint`} aria-labelledby="activity-ask">
          <EventFacts activity={activity} />
          <div className={cardClass()}>
            <h2 id="activity-ask" className={css.contactTitle}>
              {t('activity.ask')}
            </h2>
            <p className={css.contactText}>{t('activity.askText')}</p>
            <div className={css.actions}>
              <HotlineLink icon />
              <ButtonLink to={paths.contact}>
                <Icon icon={Mail} />
                {t('activity.contact')}
              </ButtonLink>
            </div>
          </div>
        </aside>
      </div>
      <p className={`${css.back} noPrint`}>
        <Link to={paths.businessActivities} className={textLinkClass}>
          <Icon icon={ArrowLeft} />
          {t('activity.back')}
        </Link>
      </p>
    </>
  );
}
