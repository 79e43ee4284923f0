import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { FileField } from '@/ui/file-field';
import { Icon } from '@/ui/icon';
import css from './application-form.module.css';
import { fileSize } from './file-size.ts';
import { CV_TYPES, type CvUpload } from './use-cv-upload.ts';

interface CvFieldProps {
  id: string;
  upload: CvUpload;
  /** Why the upload failed ({@link useCvTrouble}), or what a submit says while it is under way. */
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Why the upload failed, in the customer's language or the server's words. */
export function useCvTrouble(upload: CvUpload): string | undefined {
  const { t } = useTranslation('careers');
  if (upload.phase !== 'failed') return undefined;
  const { reason, file } = upload;
  if (typeof reason === 'object') return reason.text;
  return reason === 'type' ? t('cv.type') : t(`cv.${reason}`, { name: file.name });
}

/** The CV on its way to the server: progress, exchange, removal, and another try after trouble (JOB-05, JOB-11). */
export function CvField({ id, upload, error, onChoose, onRemove }: CvFieldProps) {
  const { t } = useTranslation('careers');
  const box = useRef<HTMLDivElement>(null);
  const { phase } = upload;

  // Choosing, removing and failing exchange the controls; whoever works with the keyboard stays among them.
  const last = useRef(phase);
  useEffect(() => {
    if (last.current === phase) return;
    const inside = box.current?.contains(document.activeElement) === true || document.activeElement === document.body;
    const next = phase === 'sending' ? box.current?.querySelector('button') : document.getElementById(id);
    if (inside && !(last.current === 'sending' && phase === 'done')) (next as HTMLElement | null | undefined)?.focus();
    last.current = phase;
  }, [phase, id]);

  const size = phase === '' ? '' : fileSize(upload.file.size);
  const shown =
    phase === 'sending'
      ? {
          name: upload.file.name,
          text: t('cv.sending', { loaded: fileSize(upload.file.size * upload.share), size }),
          progress: upload.share,
        }
      : phase === 'done'
        ? { name: upload.file.name, text: t('cv.done', { size }) }
        : undefined;
  return (
    // While the file is on its way no control of the field has its id, and a link of the error summary must lead somewhere.
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
        file={shown}
        onChoose={onChoose}
        onRemove={onRemove}
      />
      {phase === 'failed' ? (
        <div className={css.cvActions}>
          {upload.reason === 'type' ? null : (
            <Button onClick={() => onChoose(upload.file)}>
              <Icon icon={RotateCw} />
              {t('cv.retry')}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {t('cv.remove')}
          </Button>
        </div>
      ) : null}
      <p role="status" className="visuallyHidden">
        {phase === 'done' ? t('cv.doneSaid', { name: upload.file.name }) : phase === 'failed' ? error : null}
      </p>
    </div>
  );
}
