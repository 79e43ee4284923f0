import { CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlanDetail } from '@/api/plans';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { ScrollRow } from '@/ui/scroll-row';
import { Skeleton } from '@/ui/skeleton';
import { MOST_COMPARED } from './address.ts';
import css from './compare-tray.module.css';
import { COMPARED } from './loader.ts';
import { usePlansAddress } from './use-plans-address.ts';

interface CompareTrayProps {
  /** Plans in the order of choosing. */
  ids: readonly string[];
  /** Times a plan too many was chosen; 0 = nothing to explain. */
  refused: number;
  onRemove: (id: string) => void;
  /** Closes the explanation. */
  onUnderstood: () => void;
}

/** The plans chosen for comparison, at the bottom of the screen as long as the list is on it. */
export function CompareTray({ ids, refused, onRemove, onUnderstood }: CompareTrayProps) {
  const { t } = useTranslation('plans');
  const { to } = usePlansAddress();
  const titleId = useId();
  const hintId = useId();
  const count = ids.length;
  const chosen = t('compare.chosen', { count, most: MOST_COMPARED });
  return (
    <>
      <p role="status" className="visuallyHidden">
        {count === 0 ? '' : `${t('compare.tray')} ${chosen}`}
      </p>
      {count === 0 ? null : (
        <section aria-labelledby={titleId} className={css.tray}>
          {refused === 0 ? null : (
            <div className={`wrap ${css.refusal}`}>
              <p key={refused} role="alert" className={css.reason}>
                <Icon icon={CircleAlert} />
                {t('compare.full', { most: MOST_COMPARED })}
              </p>
              <IconButton icon={X} label={t('compare.closeFull')} onClick={onUnderstood} />
            </div>
          )}
          <div className={`wrap ${css.bar}`}>
            <div className={css.head}>
              <h2 id={titleId} className={css.title}>
                {t('compare.tray')}
              </h2>
              <p id={hintId} className={css.count}>
                {count < 2 ? (
                  t('compare.needTwo')
                ) : (
                  <>
                    <span className={css.long}>{chosen}</span>
                    <span className={css.short}>{t('compare.count', { count, most: MOST_COMPARED })}</span>
                  </>
                )}
              </p>
            </div>
            <ScrollRow watch={count} className={css.slots}>
              <ul className={css.list}>
                {ids.map((id) => (
                  <Slot key={id} id={id} onRemove={() => onRemove(id)} />
                ))}
                {Array.from({ length: MOST_COMPARED - count }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places never move
                  <li key={at} className={css.place}>
                    {t('compare.slot')}
                  </li>
                ))}
              </ul>
            </ScrollRow>
            {count < 2 ? (
              <Button variant="primary" disabled aria-describedby={hintId} className={css.open}>
                {t('compare.open')}
              </Button>
            ) : (
              <Link to={to({ comparing: true })} className={buttonClass({ variant: 'primary' }, css.open)}>
                {t('compare.open')}
              </Link>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** One chosen plan. Its name and figures come from its own page, because a plan of another page of the list is not at hand. */
function Slot({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('plans');
  const { data, error, isFetching } = usePlanDetail(id, { query: COMPARED });
  const [price, fact] = data?.cards[0]?.cardsubtitleMap ?? [];
  const name = data?.planSectionInfoTitleVO.title;
  const problem = error && !isFetching ? t(error.kind === 'notFound' ? 'compare.gone' : 'compare.unknown') : undefined;
  return (
    <li className={css.slot}>
      {data === undefined && problem === undefined ? (
        <span className={css.waiting} aria-hidden="true">
          <Skeleton width="6rem" />
          <Skeleton width="8rem" />
        </span>
      ) : (
        <span className={css.words}>
          <b className={css.name} title={name}>
            {name ?? problem}
          </b>
          <span className={css.figures}>{[fact?.bottom, price?.top].filter(Boolean).join(' · ')}</span>
        </span>
      )}
      <IconButton icon={X} label={t('compare.remove', { name: name ?? problem ?? id })} className={css.remove} onClick={onRemove} />
    </li>
  );
}
