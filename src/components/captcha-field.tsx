import { RefreshCw } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptcha } from '@/api/site';
import { brand } from '@/brand/brand';
import { failureWords } from '@/forms/call-failure';
import { Button } from '@/ui/button';
import { boxClass, Field, inputClass, useFieldIds } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './captcha-field.module.css';
import { pictureAddress } from './captcha-image.ts';

/** What a form and its {@link CaptchaField} share. */
export interface CaptchaImage {
  /** What the server knows the picture by; absent until there is one. */
  codepwd: string | undefined;
  /** Address of the picture. */
  picture: string | undefined;
  /** A picture is on its way. */
  loading: boolean;
  /** Why there is none, in the server's words or the site's. */
  failure: string | undefined;
  /** Fetches another picture: one counts once, so call it after every failed submit. */
  refresh: () => void;
}

/**
 * The picture of a form (CAPTCHA-02, CAPTCHA-03). `onChange` is called when another picture takes its place, also with the language: what
 * was typed belongs to the old one. Pass false while the field is not in sight yet: a picture does not stay valid for long. The page must
 * have loaded the texts `captcha`.
 */
export function useCaptchaImage(onChange: () => void, enabled = true): CaptchaImage {
  const { t } = useTranslation('captcha');
  // A picture is for one form and one attempt: never out of the cache, never exchanged while somebody types.
  const query = useCaptcha({ query: { enabled, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { ownErrors: true } } });
  const { data, error, isFetching, refetch } = query;
  const picture = data === undefined || isFetching ? undefined : pictureAddress(data.imgbase64);
  const codepwd = picture === undefined ? undefined : data?.codepwd;

  const change = useRef(onChange);
  const last = useRef(codepwd);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (codepwd === undefined || codepwd === last.current) return;
    if (last.current !== undefined) change.current();
    last.current = codepwd;
  }, [codepwd]);

  const words = error === null ? undefined : failureWords(error);
  const failed = !isFetching && (error !== null || (data !== undefined && picture === undefined));
  return {
    codepwd: failed ? undefined : codepwd,
    picture: failed ? undefined : picture,
    loading: isFetching,
    failure: failed ? (typeof words === 'object' ? words.text : t('failed')) : undefined,
    refresh: () => void refetch(),
  };
}

interface CaptchaFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  id: string;
  error?: string | undefined;
  captcha: CaptchaImage;
}

/** A picture with characters, a button for another one, and the input for what one reads. */
export function CaptchaField({ id, error, captcha, ...rest }: CaptchaFieldProps) {
  const { t } = useTranslation('captcha');
  const { picture, loading, failure, refresh, codepwd } = captcha;
  const [broken, setBroken] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const trouble = error ?? (picture !== undefined && broken === picture ? t('failed') : failure);
  const hint = t('hint', { hotline: brand.hotline });
  const ids = useFieldIds({ hint, error: trouble }, id);
  const changed = asked !== undefined && codepwd !== undefined && asked !== codepwd;

  return (
    <Field ids={ids} label={t('label')} hint={hint} error={trouble}>
      <div className={css.row}>
        <span className={css.image} aria-busy={loading}>
          {picture === undefined ? (
            <Skeleton width="100%" height="100%" className={loading ? undefined : css.none} />
          ) : (
            <img src={picture} alt={t('picture')} onError={() => setBroken(picture)} />
          )}
        </span>
        <Button
          variant="quiet"
          size={44}
          aria-disabled={loading || undefined}
          onClick={() => {
            if (loading) return;
            setAsked(codepwd ?? '');
            refresh();
          }}
        >
          <Icon icon={RefreshCw} />
          {t('refresh')}
        </Button>
        <span className={css.input}>
          <span className={boxClass()}>
            <input
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required
              {...rest}
              id={ids.id}
              className={inputClass()}
              aria-describedby={ids.describedBy}
              aria-invalid={ids.invalid}
            />
          </span>
        </span>
      </div>
      <VisuallyHidden as="p" role="status">
        {loading ? t('loading') : changed ? t('changed') : null}
      </VisuallyHidden>
    </Field>
  );
}
