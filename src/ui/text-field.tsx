import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { boxClass, Field, type FieldLabels, inputClass, useField } from './field.tsx';
import { Icon } from './icon.tsx';
import css from './text-field.module.css';

export interface TextFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Shown before the value, of which it is no part, e.g. +853. */
  prefix?: ReactNode;
  /** At the right inside the frame: badge, unit or icon. */
  suffix?: ReactNode;
  /** Makes it a password field with a show/hide button: its visible text and its accessible names. */
  reveal?: { show: string; hide: string; showLabel: string; hideLabel: string } | undefined;
  fieldClassName?: string | undefined;
}

/** Single-line text; accepts every attribute of an input. */
export function TextField(props: TextFieldProps) {
  const { field, aria, rest } = useField(props);
  const { prefix, suffix, reveal, type = 'text', className, ...input } = rest;
  const [shown, setShown] = useState(false);
  const eye = useRef<HTMLButtonElement>(null);

  // Hidden again on submit (use 8): browsers would store visible passwords as ordinary text.
  useEffect(() => {
    const form = eye.current?.form;
    if (!shown || !form) return;
    const hide = () => setShown(false);
    form.addEventListener('submit', hide, true);
    return () => form.removeEventListener('submit', hide, true);
  }, [shown]);

  const secret = reveal === undefined ? {} : { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };
  return (
    <Field {...field}>
      <div className={boxClass()}>
        {prefix === undefined ? null : (
          <span className={css.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...secret}
          {...input}
          {...aria}
          type={reveal === undefined ? type : shown ? 'text' : 'password'}
          className={cx(inputClass(), prefix !== undefined && css.prefixed, className)}
        />
        {suffix === undefined ? null : <span className={css.suffix}>{suffix}</span>}
        {reveal === undefined ? null : (
          <button
            ref={eye}
            type="button"
            className={css.reveal}
            aria-label={shown ? reveal.hideLabel : reveal.showLabel}
            aria-controls={aria.id}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon icon={shown ? EyeOff : Eye} />
            {shown ? reveal.hide : reveal.show}
          </button>
        )}
      </div>
    </Field>
  );
}
