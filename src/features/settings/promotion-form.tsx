import { useTranslation } from 'react-i18next';
import { type ChangePromotionMediaRequest, useChangePromotionMedia } from '@/api/generated/settings';
import { inForm } from '@/forms/call-failure';
import { SubmitRow } from '@/forms/form';
import { usePersistedInput } from '@/forms/persisted-state';
import { useZodForm } from '@/forms/use-zod-form';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { Radio, RadioGroup } from '@/ui/radio-group';
import { PROMOTION_DAYS, PROMOTION_MEDIA } from './facts.ts';
import { promotionChoices, promotionRules } from './rules.ts';
import { SettingForm } from './setting-form.tsx';
import css from './settings.module.css';

/** Four media, each with a choice of its own, that are sent together (SET-09 … SET-12, decision B75); `sent`: those sent in this tab (decision B14). */
export function PromotionForm({ sent, onSent }: { sent: ChangePromotionMediaRequest | null; onSent: (media: ChangePromotionMediaRequest) => void }) {
  const { t } = useTranslation('settings');
  const form = useZodForm({
    schema: promotionRules,
    defaultValues: promotionChoices(sent),
    messages: {
      stopCall: t('promotion.missing.stopCall'),
      stopEmail: t('promotion.missing.stopEmail'),
      stopMail: t('promotion.missing.stopMail'),
      stopSms: t('promotion.missing.stopSms'),
    },
    unsure: 'setting',
  });
  usePersistedInput(form, 'settings.promotion');
  const change = useChangePromotionMedia(inForm);
  const refuseAll = () => {
    for (const medium of PROMOTION_MEDIA) form.setValue(medium, 'unwanted', { shouldValidate: form.formState.isSubmitted });
  };

  return (
    <SettingForm
      form={form}
      doneTitle={t('promotion.done')}
      save={async (media) => {
        const { res } = await change.mutateAsync({ data: media });
        onSent(media);
        return res;
      }}
    >
      <p className={css.intro}>
        {t('promotion.intro')}
        <br />
        {t('promotion.days', { days: PROMOTION_DAYS })}
      </p>
      {sent === null ? (
        <Note tone="info" className={css.earlier}>
          {t('promotion.earlier')}
        </Note>
      ) : null}
      <p className={css.intro}>
        <Button size={44} onClick={refuseAll}>
          {t('promotion.refuseAll')}
        </Button>
      </p>
      {PROMOTION_MEDIA.map((medium) => (
        <RadioGroup
          key={medium}
          {...form.group(medium)}
          label={t(`promotion.${medium}`)}
          hint={medium === 'stopMail' ? t('promotion.stopMailHint') : undefined}
          className={css.medium}
        >
          <Radio {...form.choice(medium, 'wanted')} title={t('promotion.wanted')} required />
          <Radio {...form.choice(medium, 'unwanted')} title={t('promotion.unwanted')} required />
        </RadioGroup>
      ))}
      <SubmitRow label={t('promotion.save')} busy={form.busy} />
    </SettingForm>
  );
}
