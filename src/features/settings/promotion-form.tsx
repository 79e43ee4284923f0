import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangePromotionMediaRequest, useChangePromotionMedia } from '@/api/generated/settings';
import { ChangePromotionMediaBody } from '@/api/generated/zod/settings';
import { inForm } from '@/forms/call-failure';
import { usePersistedInput } from '@/forms/persisted-state';
import { SubmitRow } from '@/forms/submit-row';
import { useZodForm } from '@/forms/use-zod-form';
import { Note } from '@/ui/note';
import { Switch } from '@/ui/switch';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { PROMOTION_DAYS, PROMOTION_MEDIA } from './facts.ts';
import { SettingForm } from './setting-form.tsx';
import css from './settings.module.css';

/** The contract stops what a switch allows, and the other way round: in the form a field says what the customer wants to receive (decision B75). */
const opposite = ({ stopCall, stopEmail, stopMail, stopSms }: ChangePromotionMediaRequest): ChangePromotionMediaRequest => ({
  stopCall: !stopCall,
  stopEmail: !stopEmail,
  stopMail: !stopMail,
  stopSms: !stopSms,
});

/** Nothing is stopped at first, since no operation reads the customer's choice (decision B14). */
const nothingStopped: ChangePromotionMediaRequest = { stopCall: false, stopEmail: false, stopMail: false, stopSms: false };

interface PromotionFormProps {
  /** Values sent in this tab. */
  sent: ChangePromotionMediaRequest | null;
  onSent: (media: ChangePromotionMediaRequest) => void;
}

/** Four media that are sent together (SET-09 … SET-12). */
export function PromotionForm({ sent, onSent }: PromotionFormProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  const form = useZodForm({ schema: ChangePromotionMediaBody, defaultValues: opposite(sent ?? nothingStopped), messages: {}, unsure: 'setting' });
  usePersistedInput(form, 'settings.promotion');
  const change = useChangePromotionMedia(inForm);
  const chosen = form.watch();

  return (
    <SettingForm
      form={form}
      doneTitle={t('promotion.done')}
      save={async (values) => {
        const media = opposite(values);
        const { res } = await change.mutateAsync({ data: media });
        onSent(media);
        return res;
      }}
    >
      <p className={css.intro}>{t('promotion.intro')}</p>
      {sent === null ? (
        <Note tone="info" className={css.earlier}>
          {t('promotion.earlier')}
        </Note>
      ) : null}
      <fieldset className={css.switches}>
        <VisuallyHidden as="legend">{t('promotion.legend')}</VisuallyHidden>
        {PROMOTION_MEDIA.map((medium) => (
          <Switch
            key={medium}
            {...form.register(medium)}
            id={`${id}-${medium}`}
            className={css.switch}
            label={t(`promotion.${medium}`)}
            hint={medium === 'stopMail' ? t('promotion.stopMailHint') : undefined}
            state={chosen[medium] ? t('promotion.wanted') : t('promotion.unwanted')}
          />
        ))}
      </fieldset>
      <Note className={css.facts}>{t('promotion.days', { days: PROMOTION_DAYS })}</Note>
      <SubmitRow label={t('promotion.save')} busy={form.busy} />
    </SettingForm>
  );
}
