import type { UseQueryResult } from '@tanstack/react-query';
import { CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import type { ApiError } from '@/api/errors';
import { Button, IconButton } from '@/ui/button';
import { focusPage } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { ScrollRow } from '@/ui/tabs';
import { Announcement } from '@/ui/visually-hidden';
import css from './compare-tray.module.css';
import { MAX_COMPARED } from './compared-query.ts';
import { ButtonLink } from './links.tsx';

/** What the list gives to its tray. */
export interface TrayProps {
  /** In selection order. */
  ids: readonly string[];
  to: To;
  /** Number of rejected selections beyond the limit; 0 hides the explanation. */
  rejections: number;
  onRemove: (id: string) => void;
  onClear: () => void;
  onDismiss: () => void;
}

interface CompareTrayProps<T> extends TrayProps {
  /** Of the details, because the current page of the list may not contain them; in the order of `ids`. */
  queries: readonly UseQueryResult<T, ApiError>[];
  itemOf: (data: T) => { name: string; figures: string | undefined };
}

/** What is selected for comparison, at the bottom of the screen while the list is visible. */
export function CompareTray<T>({ ids, queries, itemOf, to, rejections, onRemove, onClear, onDismiss }: CompareTrayProps<T>) {
  const { t } = useTranslation('compare');
  const items = queries.map(({ data, error, isFetching }, at) => {
    const failed = error && !isFetching ? t(error.kind === 'notFound' ? 'gone' : 'unknown') : undefined;
    return { id: ids[at] ?? '', name: failed, ...(data && itemOf(data)) };
  });
  /** What is taken out takes the focused button with it. */
  const takeOut = (act: () => void) => {
    focusPage();
    act();
  };
  const hintId = useId();
  const count = items.length;
  const chosen = t('chosen', { count, max: MAX_COMPARED });
  return (
    <>
      <Announcement>{count === 0 ? '' : `${t('tray')} ${chosen}`}</Announcement>
      {count === 0 ? null : (
        <section aria-label={t('tray')} className={`${css.tray} noPrint`}>
          {rejections === 0 ? null : (
            <div className={`wrap ${css.refusal}`}>
              <p key={rejections} role="alert" className={css.reason}>
                <Icon icon={CircleAlert} />
                {t('full', { max: MAX_COMPARED })}
              </p>
              <IconButton icon={X} label={t('closeFull')} onClick={onDismiss} />
            </div>
          )}
          <div className={`wrap ${css.bar}`}>
            <div className={css.head}>
              <h2 className={css.title}>{t('tray')}</h2>
              <p id={hintId} className={css.count}>
                {count < 2 ? t('needTwo') : chosen}
              </p>
              <p className={css.names} aria-hidden="true">
                {items.map(({ name }) => name).join(' · ')}
              </p>
            </div>
            <ScrollRow watch={count} className={css.slots}>
              <ul className={css.list}>
                {items.map((item) => (
                  <Slot key={item.id} {...item} onRemove={() => takeOut(() => onRemove(item.id))} />
                ))}
                {Array.from({ length: MAX_COMPARED - count }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the slots are static
                  <li key={index} className={css.emptySlot}>
                    {t(count < 2 && index === 0 ? 'needTwo' : 'slot')}
                  </li>
                ))}
              </ul>
            </ScrollRow>
            <IconButton icon={X} label={t('clear')} className={css.clear} onClick={() => takeOut(onClear)} />
            {count < 2 ? (
              <Button variant="primary" disabled aria-describedby={hintId} className={css.open}>
                {t('open')}
              </Button>
            ) : (
              <ButtonLink to={to} variant="primary" className={css.open}>
                {t('open')}
              </ButtonLink>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function Slot({ id, name, figures, onRemove }: { id: string; name?: string | undefined; figures?: string | undefined; onRemove: () => void }) {
  const { t } = useTranslation('compare');
  return (
    <li className={css.slot}>
      {name === undefined ? (
        <Skeleton width="8rem" />
      ) : (
        <span className={css.copy}>
          <b className={css.name} title={name}>
            {name}
          </b>
          <span className={css.figures}>{figures}</span>
        </span>
      )}
      <IconButton icon={X} label={t('remove', { name: name ?? id })} className={css.remove} onClick={onRemove} />
    </li>
  );
}
