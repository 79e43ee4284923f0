import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type DataUsageAlertLevel, useDataUsageAlert, useSaveDataUsageAlert } from '@/api/generated/settings';
import { type RealTimeUsage, useTopUpOffer } from '@/api/generated/top-up';
import { SaveDataUsageAlertBody } from '@/api/generated/zod/settings';
import { optionalRead, QueryState } from '@/components/query-state';
import { inForm } from '@/forms/call-failure';
import { SubmitRow } from '@/forms/form';
import { FormSkeleton } from '@/forms/form-skeleton';
import { usePersistedInput } from '@/forms/persisted-state';
import { useZodForm } from '@/forms/use-zod-form';
import { spacedNumber } from '@/lib/phone-number';
import { dataState, gigabytes, KIB_IN_MB, megabytesText } from '@/lib/usage';
import { Checkbox } from '@/ui/checkbox';
import { Disclosure } from '@/ui/disclosure';
import { FieldMessage, labelClass } from '@/ui/field';
import { Meter } from '@/ui/meter';
import { Note } from '@/ui/note';
import { ALERT_LEVELS, MAX_LEVELS } from './facts.ts';
import { SettingForm } from './setting-form.tsx';
import css from './settings.module.css';

/** SET-13, SET-20; with One Bill it names the phone that the alert applies to (SET-18). */
export function AlertPanel({ oneBillNumber }: { oneBillNumber: string | undefined }) {
  const { t } = useTranslation('settings');
  const alert = useDataUsageAlert();
  const offer = useTopUpOffer(optionalRead);
  const client = useQueryClient();
  const usage = offer.data?.realTimeUsage;
  const known = usage && usage.useData + usage.remainDate > 0 ? usage : undefined;
  const skeleton = <FormSkeleton fields={3} height="30rem" className={css.form} />;
  // Updates the cache at once, so that returning to the list shows the saved levels.
  const form = (levels: DataUsageAlertLevel[]) => (
    <AlertForm usage={known} levels={levels} onSaved={(saved) => client.setQueryData(alert.queryKey, { levels: saved })} />
  );
  return (
    <>
      {oneBillNumber === undefined ? null : (
        <Note tone="info" className={css.oneBill}>
          {t('alert.oneBill', { number: spacedNumber(oneBillNumber) })}
        </Note>
      )}
      {offer.isPending ? (
        skeleton
      ) : (
        <QueryState query={alert} skeleton={skeleton} empty={form([])}>
          {({ levels }) => form(levels)}
        </QueryState>
      )}
    </>
  );
}

interface AlertFormProps {
  /** Undefined where the data of the customer are not known. */
  usage: RealTimeUsage | undefined;
  levels: readonly DataUsageAlertLevel[];
  onSaved: (levels: DataUsageAlertLevel[]) => void;
}

/** SET-14 … SET-17, SET-19, SET-21. */
function AlertForm({ usage, levels, onSaved }: AlertFormProps) {
  const { t } = useTranslation('settings');
  const form = useZodForm({
    schema: SaveDataUsageAlertBody,
    defaultValues: { levels: [...levels] },
    messages: { levels: t('alert.tooMany', { max: MAX_LEVELS }) },
    unsure: 'setting',
  });
  usePersistedInput(form, 'settings.alert');
  const save = useSaveDataUsageAlert(inForm);
  const chosen = form.watch('levels');
  const [first] = chosen;
  const full = chosen.length >= MAX_LEVELS && first !== undefined;
  const lowestFirst = (some: readonly DataUsageAlertLevel[]) => ALERT_LEVELS.filter((level) => some.includes(level));
  const { id, error } = form.group('levels');

  const totalKib = usage && usage.useData + usage.remainDate;

  /** What the level means for this customer. */
  const meaning = (level: DataUsageAlertLevel): string | undefined => {
    if (usage === undefined || totalKib === undefined) return undefined;
    const kib = level * KIB_IN_MB;
    if (kib > totalKib) return t('alert.above', { total: gigabytes(totalKib) });
    return kib <= usage.useData ? t('alert.passed') : t('alert.left', { left: gigabytes(totalKib - kib) });
  };

  const choose = (level: DataUsageAlertLevel, on: boolean) => {
    const others = chosen.filter((other) => other !== level);
    // One too many takes the place of the one that was chosen first.
    form.setValue('levels', on ? [...chosen, level].slice(-MAX_LEVELS) : others, { shouldValidate: form.formState.isSubmitted });
  };

  /** Folded away: the customer's data end before. */
  const isAbove = (level: DataUsageAlertLevel) => totalKib !== undefined && level * KIB_IN_MB > totalKib && !levels.includes(level);
  const tile = (level: DataUsageAlertLevel) => {
    const meant = meaning(level);
    return (
      <Checkbox
        key={level}
        className={css.tile}
        checked={chosen.includes(level)}
        aria-label={megabytesText(level)}
        aria-describedby={meant === undefined ? undefined : `${id}-${level}`}
        onChange={(event) => choose(level, event.currentTarget.checked)}
      >
        {megabytesText(level)}
        {meant === undefined ? null : (
          <span id={`${id}-${level}`} className={css.meaning}>
            {meant}
          </span>
        )}
      </Checkbox>
    );
  };

  return (
    <SettingForm
      form={form}
      doneTitle={t('alert.done')}
      save={async (values) => {
        const data = { levels: lowestFirst(values.levels) };
        const { res } = await save.mutateAsync({ data });
        onSaved(data.levels);
        return res;
      }}
    >
      <p className={css.intro}>{t('alert.intro')}</p>
      {usage === undefined ? null : <AlertBar usage={usage} chosen={lowestFirst(chosen)} />}
      <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
        <legend className={labelClass()}>{t('alert.legend')}</legend>
        <p id={`${id}-hint`} className="captionQuiet">
          {t('alert.limit', { max: MAX_LEVELS })}
        </p>
        <p role="status" className={css.count}>
          {full ? t('alert.full', { max: MAX_LEVELS, level: megabytesText(first) }) : t('alert.count', { count: chosen.length, max: MAX_LEVELS })}
        </p>
        <div className={css.tiles}>{ALERT_LEVELS.filter((level) => !isAbove(level)).map(tile)}</div>
        {ALERT_LEVELS.some(isAbove) ? (
          <Disclosure summary={t('alert.higher')}>
            <div className={css.tiles}>{ALERT_LEVELS.filter(isAbove).map(tile)}</div>
          </Disclosure>
        ) : null}
        <FieldMessage id={id} error={error} />
      </fieldset>
      <SubmitRow label={t('alert.save')} busy={form.busy} />
    </SettingForm>
  );
}

/** The customer's data with a mark at each chosen level that is still ahead. */
function AlertBar({ usage: { useData, remainDate }, chosen }: { usage: RealTimeUsage; chosen: readonly DataUsageAlertLevel[] }) {
  const { t } = useTranslation('settings');
  const totalKib = useData + remainDate;
  const [left, total] = [gigabytes(remainDate), gigabytes(totalKib)];
  return (
    <div className={css.bar}>
      <Meter
        label={t('alert.bar')}
        left={remainDate / totalKib}
        valueText={t('alert.value', { left, total })}
        headline={t('alert.dataLeft', { left })}
        usedText={t('alert.used', { used: gigabytes(useData) })}
        totalText={t('alert.of', { total })}
        state={dataState(remainDate, totalKib)}
        marks={chosen
          .filter((level) => level * KIB_IN_MB > useData && level * KIB_IN_MB <= totalKib)
          .map((level) => ({ at: 1 - (level * KIB_IN_MB) / totalKib, text: t('alert.chosen', { level: megabytesText(level) }) }))}
      />
    </div>
  );
}
