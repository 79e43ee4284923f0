import { RefreshCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptcha } from '@/api/generated/site';
import { brand } from '@/brand/brand';
import { failureMessage } from '@/forms/call-failure';
import { Button } from '@/ui/button';
import { boxClass, Field, inputClass, useField } from '@/ui/field';
import { Skeleton } from '@/ui/skeleton';
import { Announcement } from '@/ui/visually-hidden';
import css from './captcha-field.module.css';

/** State shared by a form and its {@link CaptchaField}. */
export type CaptchaImage = ReturnType<typeof useCaptchaImage>;

/** A form with the field `captcha`, whose error is `noImage` where there was no image to submit. */
interface CaptchaForm {
  setValue: (name: 'captcha', value: '') => void;
  getFieldState: (name: 'captcha') => { error?: { message?: string | undefined } | undefined };
  clearErrors: (name: 'captcha') => void;
}

/**
 * The captcha image of a form (CAPTCHA-02, CAPTCHA-03). Clears the input when a new image replaces it, also after a change of language; the
 * error stays, unless it was that there is no image: it may be the only message on the screen. Pass `enabled: false` while the field is not
 * visible, because an image expires. The page must have loaded the namespace `captcha`.
 */
export function useCaptchaImage(form: CaptchaForm, enabled = true) {
  const { t } = useTranslation('captcha');
  // An image is valid for one form and one attempt: never cached, never refetched while the user types.
  const { data, error, isFetching, refetch } = useCaptcha({ query: { enabled, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { ownErrors: true } } });
  const image = data === undefined || isFetching || error !== null ? undefined : captchaImageUrl(data.imgbase64);
  const codepwd = image === undefined ? undefined : data?.codepwd;

  const { setValue, getFieldState, clearErrors } = form;
  const last = useRef(codepwd);
  useEffect(() => {
    if (codepwd === undefined || codepwd === last.current) return;
    if (getFieldState('captcha').error?.message === 'noImage') clearErrors('captcha');
    if (last.current !== undefined) setValue('captcha', '');
    last.current = codepwd;
  }, [codepwd, setValue, getFieldState, clearErrors]);

  const message = error === null ? undefined : failureMessage(error);
  const failed = !isFetching && image === undefined && (error !== null || data !== undefined);
  return {
    /** The server's key of the image. */
    codepwd,
    image,
    loading: isFetching,
    failure: failed ? (typeof message === 'object' ? message.text : t('failed')) : undefined,
    /** Clears the input and fetches a new image; call it after every failed submit, because each image is valid once. */
    refresh: () => {
      setValue('captcha', '');
      void refetch();
    },
  };
}

const PREFIX = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,/;
const BASE64 = /^[0-9A-Za-z+/]+={0,2}$/;

/** Data URI of the image, with or without such a prefix from the server (C15); undefined for invalid base64. */
export function captchaImageUrl(imgbase64: string): string | undefined {
  const bare = imgbase64.trim().replace(PREFIX, '');
  if (!BASE64.test(bare)) return undefined;
  return (PREFIX.exec(imgbase64.trim())?.[0] ?? 'data:image/png;base64,') + bare;
}

interface CaptchaFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  id: string;
  error?: ReactNode;
  captcha: CaptchaImage;
}

/** Captcha image, a button that replaces it, and the input. */
export function CaptchaField({ id, error, captcha, ...rest }: CaptchaFieldProps) {
  const { t } = useTranslation('captcha');
  const { image, loading, failure, refresh, codepwd } = captcha;
  const [broken, setBroken] = useState<string>();
  const [previous, setPrevious] = useState<string>();
  const message = error ?? (image !== undefined && broken === image ? t('failed') : failure);
  const { field, aria } = useField({ id, label: t('label'), hint: t('hint', { hotline: brand.hotline }), error: message });
  const changed = previous !== undefined && codepwd !== undefined && previous !== codepwd;

  return (
    <Field {...field}>
      <div className={css.row}>
        <span className={css.image} aria-busy={loading}>
          {image === undefined ? (
            <Skeleton width="100%" height="100%" className={loading ? undefined : css.none} />
          ) : (
            <img src={image} alt={t('image')} onError={() => setBroken(image)} />
          )}
        </span>
        <Button
          icon={RefreshCw}
          variant="quiet"
          size={44}
          aria-disabled={loading || undefined}
          onClick={() => {
            if (loading) return;
            setPrevious(codepwd ?? '');
            refresh();
          }}
        >
          {t('refresh')}
        </Button>
        <span className={boxClass(css.input)}>
          <input autoComplete="off" autoCapitalize="none" autoCorrect="off" spellCheck={false} required {...rest} {...aria} className={inputClass()} />
        </span>
      </div>
      <Announcement>{loading ? t('loading') : changed ? t('changed') : null}</Announcement>
    </Field>
  );
}
