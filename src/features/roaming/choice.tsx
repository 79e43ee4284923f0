import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Destination, RoamingRegion } from '@/api/generated/roaming';
import { flagParam, idParam, readSearch, type StateOf, useSearchState } from '@/components/search-params';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import css from './choice.module.css';

/** Selection on the page, held in the query string so that a result can be shared: ids of region and destination (rdId), and whether the charges are shown. */
export const CHOICE_PARAMS = { region: idParam('region', ''), destination: idParam('destination', ''), shown: flagParam('show', '1') };
export type Choice = StateOf<typeof CHOICE_PARAMS>;

/** Reads the selection; a destination requires a region, and charges require a destination. */
export function readChoice(search: string): Choice {
  const { region, destination, shown } = readSearch(CHOICE_PARAMS, search);
  if (region === '') return { region, destination: '', shown: false };
  return { region, destination, shown: shown && destination !== '' };
}

/** Selection in the query string. A change replaces the history entry, unless it shows or hides charges. */
export function useChoice(): [choice: Choice, choose: (next: Choice) => void] {
  const { search, push, replace } = useSearchState(CHOICE_PARAMS);
  const choice = readChoice(search);
  return [choice, (next) => (choice.shown || next.shown ? push(next, { keepScroll: true, atOnce: true }) : replace(next))];
}

/** Value of the only network option (ROAM-08); it is not sent (decision B20). */
const NETWORK = '2';

interface ChoiceFormProps {
  choice: Choice;
  /** Undefined while loading. */
  regions: readonly RoamingRegion[] | undefined;
  /** Destinations of the selected region; undefined while loading. */
  destinations: readonly Destination[] | undefined;
  onChoose: (next: Choice) => void;
  /** Called when a destination is selected. */
  onSearch: () => void;
}

/** Selects for region and destination (ROAM-01); a new region clears the destination (ROAM-02), which is required (ROAM-07). */
export function ChoiceForm({ choice, regions, destinations, onChoose, onSearch }: ChoiceFormProps) {
  const { t } = useTranslation('roaming');
  const [missing, setMissing] = useState(false);
  const destinationField = useRef<HTMLSelectElement>(null);
  const { region, destination } = choice;
  const known = destinations?.some(({ rdId }) => String(rdId) === destination) === true;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (known) return onSearch();
    setMissing(true);
    destinationField.current?.focus();
  };
  const pick = (next: Omit<Choice, 'shown'>) => {
    setMissing(false);
    onChoose({ ...next, shown: false });
  };
  const error = region === '' ? t('form.regionRequired') : t('form.destinationRequired');

  return (
    <form noValidate className={css.form} aria-label={t('form.label')} onSubmit={submit}>
      <Select
        label={t('form.region')}
        placeholder={regions === undefined ? t('form.loading') : t('form.choose')}
        options={(regions ?? []).map(({ regionId, name }) => ({ value: String(regionId), label: name }))}
        value={regions === undefined ? '' : region}
        aria-busy={regions === undefined}
        onChange={(event) => pick({ region: event.currentTarget.value, destination: '' })}
      />
      <Select
        ref={destinationField}
        required
        label={t('form.destination')}
        placeholder={region === '' ? t('form.regionFirst') : destinations === undefined ? t('form.loading') : t('form.choose')}
        options={(destinations ?? []).map(({ rdId, name }) => ({ value: String(rdId), label: name }))}
        value={known ? destination : ''}
        aria-busy={destinations === undefined}
        error={missing ? error : undefined}
        note={region !== '' && destinations?.length === 0 ? t('form.noDestinations') : undefined}
        onChange={(event) => pick({ region, destination: event.currentTarget.value })}
      />
      <Select label={t('form.network')} options={[{ value: NETWORK, label: t('form.networkOption') }]} defaultValue={NETWORK} />
      <Button type="submit" variant="primary" wide className={css.submit}>
        {t('form.submit')}
      </Button>
    </form>
  );
}
