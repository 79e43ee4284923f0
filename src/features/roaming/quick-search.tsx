import { useQueries } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getRoamingDestinationsQueryOptions, type RoamingRegion } from '@/api/roaming';
import { useSearchState } from '@/components/search-params';
import { foldText } from '@/lib/fold-text';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { visuallyHidden } from '@/ui/visually-hidden';
import { CHOICE_PARAMS } from './choice.ts';
import css from './quick-search.module.css';

/** Limit of shown matches. */
const MAX_MATCHES = 6;

interface QuickSearchProps {
  /** Undefined while loading. */
  regions: readonly RoamingRegion[] | undefined;
  /** Called when a match is selected. */
  onFollow: () => void;
}

/** Finds a destination in all regions by name. The first use of the field fetches the destinations of all regions; a region that fails is omitted. */
export function QuickSearch({ regions = [], onFollow }: QuickSearchProps) {
  const { t } = useTranslation('roaming');
  const { to, push } = useSearchState(CHOICE_PARAMS);
  const [activated, setActivated] = useState(false);
  const [text, setText] = useState('');
  const lists = useQueries({
    queries: regions.map(({ regionId }) => ({
      ...getRoamingDestinationsQueryOptions(String(regionId)),
      enabled: activated,
      retryOnMount: true,
      meta: { ownErrors: true },
    })),
  });

  const folded = foldText(text);
  const loading = regions.length === 0 || lists.some(({ isPending, isFetching }) => isPending && isFetching);
  const matches =
    folded === ''
      ? []
      : regions.flatMap((region, index) =>
          (lists[index]?.data ?? []).filter(({ name }) => foldText(name).includes(folded)).map(({ rdId, name }) => ({ rdId: String(rdId), name, region })),
        );
  const choiceOf = ({ rdId, region }: (typeof matches)[number]) => ({ region: String(region.regionId), destination: rdId, shown: true });
  const follow = () => {
    setText('');
    onFollow();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = matches;
    if (first === undefined) return;
    push(choiceOf(first), { keepScroll: true });
    follow();
  };
  const status =
    folded === ''
      ? ''
      : matches.length > 0
        ? t('quick.found', { count: matches.length })
        : loading
          ? t('quick.loading')
          : t('quick.none', { text: text.trim() });

  return (
    <search>
      <form className={css.quick} onSubmit={submit}>
        <TextField
          type="search"
          label={t('quick.label')}
          hint={t('quick.hint')}
          value={text}
          suffix={<Icon icon={Search} />}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          onFocus={() => setActivated(true)}
          onChange={(event) => {
            setActivated(true);
            setText(event.currentTarget.value);
          }}
        />
        <p role="status" className={status === '' ? visuallyHidden : css.status}>
          {status}
        </p>
        {matches.length === 0 ? null : (
          <ul className={css.matches}>
            {matches.slice(0, MAX_MATCHES).map((match) => (
              <li key={match.rdId}>
                <Link to={to(choiceOf(match))} preventScrollReset className={css.match} onClick={follow}>
                  <b>{match.name}</b>
                  <span>{match.region.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </form>
    </search>
  );
}
