import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadCv } from '@/api/generated/careers';
import { failureMessage, isCallFailure } from '@/forms/call-failure';
import { newKey } from '@/forms/send-once';

/** One idempotency key for each file, however often its upload is tried. */
const keys = new WeakMap<File, string | undefined>();

/** Long enough for a large CV over a slow mobile connection. */
const UPLOAD_TIMEOUT_MS = 300_000;
/** JOB-11, B44. Checks the file name: browsers without a word processor report no MIME type for `.doc`. */
const ACCEPTED = /\.(?:doc|pdf)$/i;

/** Value of the `accept` attribute. */
export const CV_TYPES = '.doc,.pdf,application/msword,application/pdf';

/** State of the upload; a new file replaces the previous one (JOB-05). */
export type CvUpload =
  | { phase: '' }
  /** `progress` is 0 to 1. */
  | { phase: 'sending'; file: File; progress: number }
  | { phase: 'done'; file: File; uploaded: { cvFile: string; cvName: string } }
  /** `reason` is a failure kind or the message of the server. */
  | { phase: 'failed'; file: File; reason: 'type' | 'failed' | 'connection' | { text: string } };

/** Uploads the CV; `start` with the same file retries. */
export function useCvUpload() {
  const [upload, setUpload] = useState<CvUpload>({ phase: '' });
  const abort = useRef<AbortController>(undefined);

  const cancel = useCallback(() => abort.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = async (file: File) => {
    cancel();
    if (!ACCEPTED.test(file.name)) {
      setUpload({ phase: 'failed', file, reason: 'type' });
      return;
    }
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
  return { upload, start, remove };
}
