import { CircleCheck, FileUp, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import { Field, type FieldLabels, useField } from './field.tsx';
import css from './file-field.module.css';
import { Icon } from './icon.tsx';

export interface FileFieldLabels {
  choose: string;
  replace: string;
  remove: string;
  /** Accessible name of the progress bar. */
  progress: string;
}

export interface FileFieldProps extends FieldLabels {
  labels: FileFieldLabels;
  /** As in `<input accept>`, such as ".pdf,.doc". */
  accept?: string | undefined;
  id?: string | undefined;
  onChoose: (file: File) => void;
  /** Also cancels an upload in progress. */
  onRemove?: (() => void) | undefined;
  /** Name, a line such as "1.1 MB，共 1.8 MB", and 0 to 1 during the upload. */
  file?: { name: string; text: ReactNode; progress?: number | undefined } | undefined;
}

/** File input with upload progress. The native input stays in the layout for keyboard and drag and drop. */
export function FileField({ labels, accept, onChoose, onRemove, file, ...props }: FileFieldProps) {
  const { field, aria } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const sent = file?.progress;
  const sending = sent !== undefined;
  return (
    <Field {...field}>
      <div className={css.dropArea}>
        <input
          ref={input}
          id={file ? `${field.id}-input` : field.id}
          tabIndex={file ? -1 : undefined}
          aria-hidden={file ? true : undefined}
          type="file"
          accept={accept}
          className={file ? css.hiddenInput : css.input}
          aria-describedby={aria['aria-describedby']}
          aria-invalid={aria['aria-invalid']}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // Choosing the same file again must fire a change event, too.
            event.target.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
        {file === undefined ? (
          <div className={css.drop} aria-hidden="true">
            <Icon icon={FileUp} size={24} />
            {labels.choose}
          </div>
        ) : null}
      </div>
      {file === undefined ? null : (
        <div className={css.card}>
          <div className={css.row}>
            <Icon icon={sending ? FileUp : CircleCheck} size={24} className={sending ? css.uploading : css.done} />
            <div className={css.copy}>
              <span>{file.name}</span>
              <span>{file.text}</span>
            </div>
            {sending ? (
              <span className={css.percent}>{Math.round(sent * 100)}%</span>
            ) : (
              <Button
                id={field.id}
                variant="quiet"
                size={44}
                className={css.replace}
                aria-describedby={aria['aria-describedby']}
                onClick={() => input.current?.click()}
              >
                {labels.replace}
              </Button>
            )}
            {onRemove ? <IconButton label={labels.remove} icon={X} onClick={onRemove} /> : null}
          </div>
          {sending ? (
            <div
              role="progressbar"
              aria-label={labels.progress}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(sent * 100)}
              className={css.track}
            >
              <span className={css.fill} style={{ '--share': sent } as CSSProperties} />
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}
