import { RotateCw } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadCv } from '@/api/generated/careers';
import { failureMessage, isCallFailure } from '@/forms/call-failure';
import { newKey } from '@/forms/send-once';
import { Button } from '@/ui/button';
import { FileField } from '@/ui/file-field';
import { Announcement } from '@/ui/visually-hidden';
import css from './application-form.module.css';

/** One idempotency key for each file, however often its upload is tried. */
const keys = new WeakMap<File, string | undefined>();

/** Long enough for a large CV over a slow mobile connection. */
const UPLOAD_TIMEOUT_MS = 300_000;
/** JOB-11, B44. Checks the file name: browsers without a word processor report no MIME type for `.doc`. */
const ACCEPTED = /\.(?:doc|pdf)$/i;
const CV_TYPES = '.doc,.pdf,application/msword,application/pdf';

/** State of the upload; a new file replaces the previous one (JOB-05). */
type CvUpload =
  | { phase: '' }
  /** `progress` is 0 to 1. */
  | { phase: 'sending'; file: File; progress: number }
  | { phase: 'done'; file: File; uploaded: { cvFile: string; cvName: string } }
  /** `reason` is a failure kind or the message of the server. */
  | { phase: 'failed'; file: File; reason: 'type' | 'failed' | 'connection' | { text: string } };

/** Uploads the CV; `start` with the same file retries. */
export function useCvUpload() {
  const { t } = useTranslation('careers');
  const [upload, setUpload] = useState<CvUpload>({ phase: '' });
  const abort = useRef<AbortController>(undefined);

  const cancel = useCallback(() => abort.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = async (file: File) => {
    cancel();
    if (!ACCEPTED.test(file.name)) return setUpload({ phase: 'failed', file, reason: 'type' });
    const key = keys.get(file) ?? newKey();
    keys.set(file, key);
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setUpload({ phase: 'sending', file, progress: 0 });
    // A late progress event after the response is ignored.
    const onUploadProgress = ({ progress = 0 }) =>
      setUpload((current) => (current.phase === 'sending' && current.file === file && !signal.aborted ? { ...current, progress } : current));
    try {
      const { fileName, originalFileName } = await uploadCv({ file }, key === undefined ? {} : { 'Idempotency-Key': key }, {
        signal,
        timeout: UPLOAD_TIMEOUT_MS,
        onUploadProgress,
      });
      if (!signal.aborted) setUpload({ phase: 'done', file, uploaded: { cvFile: fileName, cvName: originalFileName } });
    } catch (error) {
      // Aborted by a later choice or a removal.
      if (signal.aborted) return;
      if (!isCallFailure(error)) throw error;
      const message = failureMessage(error);
      setUpload({ phase: 'failed', file, reason: message === 'connection' || typeof message === 'object' ? message : 'failed' });
    }
  };

  const remove = () => {
    cancel();
    setUpload({ phase: '' });
  };

  /** Localised reason of a failed upload, or the message of the server. */
  const errorOf = ({ reason, file }: Extract<CvUpload, { phase: 'failed' }>): string => {
    if (typeof reason === 'object') return reason.text;
    return reason === 'type' ? t('cv.type') : t(`cv.${reason}`, { name: file.name });
  };
  return { upload, error: upload.phase === 'failed' ? errorOf(upload) : undefined, start, remove };
}

/** CV upload with progress, replacement, removal and retry (JOB-05, JOB-11). */
export function CvField({ id, cv, invalid }: { id: string; cv: ReturnType<typeof useCvUpload>; invalid: ReactNode }) {
  const { t } = useTranslation('careers');
  const { upload, start, remove } = cv;
  const error = cv.error ?? invalid;
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
    <div ref={box} id={phase === 'sending' ? id : undefined} tabIndex={-1}>
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
        onChoose={(chosen) => void start(chosen)}
        onRemove={remove}
      />
      {phase === 'failed' ? (
        <div className={`${css.cvActions} noPrint`}>
          {upload.reason === 'type' ? null : (
            <Button icon={RotateCw} onClick={() => void start(upload.file)}>
              {t('cv.retry')}
            </Button>
          )}
          <Button variant="quiet" onClick={remove}>
            {t('cv.remove')}
          </Button>
        </div>
      ) : null}
      <Announcement>{phase === 'done' ? t('cv.doneAnnouncement', { name: upload.file.name }) : phase === 'failed' ? error : null}</Announcement>
    </div>
  );
}

/** Formats a size in bytes as `820 KB` or `1.8 MB`, with units of 1024. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
