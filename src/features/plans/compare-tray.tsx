import { CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlanDetail } from '@/api/generated/plans';
import { useSearchState } from '@/components/search-params';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { ScrollRow } from '@/ui/scroll-row';
import { Skeleton } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './compare-tray.module.css';
import { COMPARED_PLAN_QUERY } from './loader.ts';
import { MAX_COMPARED, PLANS_PARAMS } from './search-params.ts';

interface CompareTrayProps {
  /** Plan ids in selection order. */
  ids: readonly string[];
  /** Number of rejected selections beyond the limit; 0 hides the explanation. */
  rejections: number;
  onRemove: (id: string) => void;
  /** Hides the explanation. */
  onDismiss: () => void;
}

/** Plans selected for comparison, at the bottom of the screen while the list is visible. */
export function CompareTray({ ids, rejections, onRemove, onDismiss }: CompareTrayProps) {
  const { t } = useTranslation('plans');
  const { to } = useSearchState(PLANS_PARAMS);
  const titleId = useId();
  const hintId = useId();
  const count = ids.length;
  const chosen = t('compare.chosen', { count, max: MAX_COMPARED });
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {count === 0 ? '' : `${t('compare.tray')} ${chosen}`}
      </VisuallyHidden>
      {count === 0 ? null : (
        <section aria-labelledby={titleId} className={css.tray}>
          {rejections === 0 ? null : (
            <div className={`wrap ${css.refusal}`}>
              <p key={rejections} role="alert" className={css.reason}>
                <Icon icon={CircleAlert} />
                {t('compare.full', { max: MAX_COMPARED })}
              </p>
              <IconButton icon={X} label={t('compare.closeFull')} onClick={onDismiss} />
            </div>
          )}
          <div className={`wrap ${css.bar}`}>
            <div className={css.head}>
              <h2 id={titleId} className={css.title}>
                {t('compare.tray')}
              </h2>
              <p id={hintId} className={css.count}>
                {count < 2 ? t('compare.needTwo') : chosen}
              </p>
            </div>
            <ScrollRow watch={count} className={css.slots}>
              <ul className={css.list}>
                {ids.map((id) => (
                  <Slot key={id} id={id} onRemove={() => onRemove(id)} />
                ))}
                {Array.from({ length: MAX_COMPARED - count }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the slots are static
                  <li key={index} className={css.emptySlot}>
                    {t(count < 2 && index === 0 ? 'compare.needTwo' : 'compare.slot')}
                  </li>
                ))}
              </ul>
            </ScrollRow>
            {count < 2 ? (
              <Button variant="primary" disabled aria-describedby={hintId} className={css.open}>
                <OpenLabel />
              </Button>
            ) : (
              <Link to={to({ comparing: true })} className={buttonClass({ variant: 'primary' }, css.open)}>
                <OpenLabel />
              </Link>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** One word where the bar is one line. */
function OpenLabel() {
  const { t } = useTranslation('plans');
  return (
    <>
      <span className={css.long}>{t('compare.open')}</span>
      <span className={css.short}>{t('compare.openShort')}</span>
    </>
  );
}

/** One selected plan, read by its detail query because the current page of the list may not contain it. */
function Slot({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('plans');
  const { data, error, isFetching } = usePlanDetail(id, { query: COMPARED_PLAN_QUERY });
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
        <span className={css.copy}>
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
