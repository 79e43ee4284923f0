import { useQueries } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { getRoamingDestinationsQueryOptions, type RoamingRegion } from '@/api/roaming';
import { foldText } from '@/lib/fold-text';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { writeChoice } from './choice.ts';
import css from './quick-search.module.css';

/** Matches shown at once; who sees more types on. */
const MATCHES = 6;

interface QuickSearchProps {
  /** Undefined while they are loading. */
  regions: readonly RoamingRegion[] | undefined;
  /** Called when a match is followed. */
  onFollow: () => void;
}

/**
 * The other way in: type where one is going and follow the match to its charges. The destinations of all regions are fetched when the
 * field is first used; a region that fails is left out, the two lists below still have it.
 */
export function QuickSearch({ regions = [], onFollow }: QuickSearchProps) {
  const { t } = useTranslation('roaming');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [used, setUsed] = useState(false);
  const [text, setText] = useState('');
  const lists = useQueries({
    queries: regions.map(({ regionId }) => ({ ...getRoamingDestinationsQueryOptions(String(regionId)), enabled: used, meta: { ownErrors: true } })),
  });

  const wanted = foldText(text);
  const waiting = regions.length === 0 || lists.some(({ isPending, isFetching }) => isPending && isFetching);
  const found =
    wanted === ''
      ? []
      : regions.flatMap((region, at) =>
          (lists[at]?.data ?? []).filter(({ name }) => foldText(name).includes(wanted)).map(({ rdId, name }) => ({ rdId: String(rdId), name, region })),
        );
  const searchOf = ({ rdId, region }: (typeof found)[number]) => `?${writeChoice({ region: String(region.regionId), destination: rdId, shown: true }, params)}`;
  const follow = () => {
    setText('');
    onFollow();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first === undefined) return;
    void navigate({ search: searchOf(first) }, { preventScrollReset: true });
    follow();
  };
  const said =
    wanted === '' ? '' : found.length > 0 ? t('quick.found', { count: found.length }) : waiting ? t('quick.loading') : t('quick.none', { text: text.trim() });

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
          onFocus={() => setUsed(true)}
          onChange={(event) => {
            setUsed(true);
            setText(event.currentTarget.value);
          }}
        />
        <p role="status" className={said === '' ? 'visuallyHidden' : css.said}>
          {said}
        </p>
        {found.length === 0 ? null : (
          <ul className={css.matches}>
            {found.slice(0, MATCHES).map((match) => (
              <li key={match.rdId}>
                <Link to={{ search: searchOf(match) }} preventScrollReset className={css.match} onClick={follow}>
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
