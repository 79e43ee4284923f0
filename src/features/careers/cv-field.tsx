import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { FileField } from '@/ui/file-field';
import { Announcement } from '@/ui/visually-hidden';
import css from './application-form.module.css';
import { fileSize } from './file-size.ts';
import { CV_TYPES, type CvUpload } from './use-cv-upload.ts';

interface CvFieldProps {
  id: string;
  upload: CvUpload;
  /** Upload failure ({@link useCvError}), or the validation message while the upload is in progress. */
  error: ReactNode;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Localised reason of a failed upload, or the message of the server. */
export function useCvError(upload: CvUpload): string | undefined {
  const { t } = useTranslation('careers');
  if (upload.phase !== 'failed') return undefined;
  const { reason, file } = upload;
  if (typeof reason === 'object') return reason.text;
  return reason === 'type' ? t('cv.type') : t(`cv.${reason}`, { name: file.name });
}

/** CV upload with progress, replacement, removal and retry (JOB-05, JOB-11). */
export function CvField({ id, upload, error, onChoose, onRemove }: CvFieldProps) {
  const { t } = useTranslation('careers');
  const box = useRef<HTMLDivElement>(null);
  const { phase } = upload;

  // A phase change replaces the controls: the keyboard focus moves to the new ones.
  const previous = useRef(phase);
  useEffect(() => {
    if (previous.current === phase) return;
    const hadFocus = box.current?.contains(document.activeElement) === true || document.activeElement === document.body;
    const next = phase === 'sending' ? box.current?.querySelector('button') : document.getElementById(id);
    if (hadFocus && !(previous.current === 'sending' && phase === 'done')) (next as HTMLElement | null | undefined)?.focus();
    previous.current = phase;
  }, [phase, id]);

  const size = phase === '' ? '' : fileSize(upload.file.size);
  const file =
    phase === 'sending'
      ? {
          name: upload.file.name,
          text: t('cv.sending', { loaded: fileSize(upload.file.size * upload.progress), size }),
          progress: upload.progress,
        }
      : phase === 'done'
        ? { name: upload.file.name, text: t('cv.done', { size }) }
        : undefined;
  return (
    // During the upload no control has the field id, so the link of the error summary targets the box.
    <div ref={box} id={phase === 'sending' ? id : undefined} tabIndex={-1} className={css.cv}>
      <FileField
        id={id}
        label={t('cv.label')}
        optional={t('optional')}
        hint={t('cv.hint')}
        error={error}
        accept={CV_TYPES}
        labels={{
          choose: t('cv.choose'),
          replace: t('cv.replace'),
          remove: phase === 'sending' ? t('cv.cancel') : t('cv.remove'),
          progress: t('cv.progress'),
        }}
        file={file}
        onChoose={onChoose}
        onRemove={onRemove}
      />
      {phase === 'failed' ? (
        <div className={`${css.cvActions} noPrint`}>
          {upload.reason === 'type' ? null : (
            <Button icon={RotateCw} onClick={() => onChoose(upload.file)}>
              {t('cv.retry')}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {t('cv.remove')}
          </Button>
        </div>
      ) : null}
      <Announcement>{phase === 'done' ? t('cv.doneAnnouncement', { name: upload.file.name }) : phase === 'failed' ? error : null}</Announcement>
    </div>
  );
}
