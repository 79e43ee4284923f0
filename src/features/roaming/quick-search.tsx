import { useQueries } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getRoamingDestinationsQueryOptions, type RoamingRegion } from '@/api/generated/roaming';
import { useSearchState } from '@/components/search-params';
import { useCountrySearch } from '@/components/use-country-search';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { visuallyHidden } from '@/ui/visually-hidden';
import { CHOICE_PARAMS } from './choice.tsx';
import css from './quick-search.module.css';

const MAX_MATCHES = 6;

interface QuickSearchProps {
  /** Undefined while loading. */
  regions: readonly RoamingRegion[] | undefined;
  /** The customer has asked for it. */
  autoFocus: boolean;
  /** Called when a match is selected. */
  onFollow: () => void;
}

interface Place {
  rdId: string;
  name: string;
  region: RoamingRegion;
}

/**
 * Finds a destination in all regions by any of its names. The first use of the field fetches the destinations of all regions; a region that fails is omitted.
 * Where nothing matches, all destinations are listed.
 */
export function QuickSearch({ regions = [], autoFocus, onFollow }: QuickSearchProps) {
  const { t } = useTranslation('roaming');
  const { to, push } = useSearchState(CHOICE_PARAMS);
  const [activated, setActivated] = useState(false);
  const [text, setText] = useState('');
  /** The usual place that was pressed: its charges open once it is found. */
  const [pressed, setPressed] = useState('');
  const lists = useQueries({
    queries: regions.map(({ regionId }) => ({
      ...getRoamingDestinationsQueryOptions(String(regionId)),
      enabled: activated,
      retryOnMount: true,
      meta: { ownErrors: true },
    })),
  });

  const typed = text.trim();
  const loading = regions.length === 0 || lists.some(({ isPending, isFetching }) => isPending && isFetching);
  const places = regions.flatMap((region, index) => (lists[index]?.data ?? []).map(({ rdId, name }): Place => ({ rdId: String(rdId), name, region })));
  const listed = places.map(({ name }) => name).join('\n');
  const names = useMemo(() => listed.split('\n'), [listed]);
  const { search, pending } = useCountrySearch(names, activated);
  const found = useMemo(() => search(typed), [search, typed]);
  const matches = typed === '' ? [] : places.filter(({ name }) => found.names.has(name));
  const nothing = typed !== '' && matches.length === 0 && !loading && !pending;
  const choiceOf = ({ rdId, region }: Place) => ({ region: String(region.regionId), destination: rdId, shown: true });
  const type = (value: string) => {
    setActivated(true);
    setText(value);
  };
  const follow = () => {
    setText('');
    onFollow();
  };

  const openFirst = () => {
    const [first] = matches;
    if (first === undefined) return;
    push(choiceOf(first), { keepScroll: true });
    follow();
  };
  useEffect(() => {
    if (pressed !== '' && typed === pressed && !pending) openFirst();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    openFirst();
  };
  const statusText = (): string => {
    if (typed === '') return '';
    if (matches.length > 0) return found.similar ? t('quick.similar', { count: matches.length, text: typed }) : t('quick.found', { count: matches.length });
    if (!nothing) return t('quick.loading');
    return places.length === 0 ? t('quick.failed') : t('quick.none', { text: typed });
  };
  const status = statusText();
  const placeLink = (place: Place, region?: ReactNode) => (
    <li key={place.rdId}>
      <Link to={to(choiceOf(place))} preventScrollReset className={css.match} onClick={follow}>
        <b>{place.name}</b>
        {region}
      </Link>
    </li>
  );

  return (
    <search>
      <form className={css.quick} onSubmit={submit}>
        <TextField
          type="search"
          autoFocus={autoFocus}
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
            setPressed('');
            type(event.currentTarget.value);
          }}
        />
        <p role="status" className={status === '' ? visuallyHidden : css.status}>
          {status}
        </p>
        {typed === '' || typed === pressed ? (
          <ul aria-label={t('quick.usual')} className={css.matches}>
            {t('quick.places')
              .split('|')
              .map((place) => (
                <li key={place}>
                  <button
                    type="button"
                    className={css.match}
                    onClick={() => {
                      setPressed(place);
                      type(place);
                    }}
                  >
                    {place}
                  </button>
                </li>
              ))}
          </ul>
        ) : null}
        {matches.length === 0 ? null : (
          <ul className={css.matches}>{matches.slice(0, MAX_MATCHES).map((match) => placeLink(match, <span>{match.region.name}</span>))}</ul>
        )}
        {nothing ? (
          <dl className={css.all}>
            {regions.map(({ regionId, name }) => {
              const within = places.filter(({ region }) => region.regionId === regionId);
              return within.length === 0 ? null : (
                <div key={regionId}>
                  <dt className="caption">{name}</dt>
                  <dd>
                    <ul className={css.matches}>{within.map((place) => placeLink(place))}</ul>
                  </dd>
                </div>
              );
            })}
          </dl>
        ) : null}
      </form>
    </search>
  );
}
