import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadCv } from '@/api/careers';
import { failureMessage, isCallFailure } from '@/forms/call-failure';

/** Milliseconds an upload may take: a CV with pictures over a slow phone. */
const PATIENCE = 300_000;
/** JOB-11, B44. Told by the name: browsers leave the type of `.doc` empty where no word processor is installed. */
const ACCEPTED = /\.(?:doc|pdf)$/i;

/** For the file chooser. */
export const CV_TYPES = '.doc,.pdf,application/msword,application/pdf';

/** A CV on its way. The latest choice counts and nothing else (JOB-05). */
export type CvUpload =
  | { phase: '' }
  /** `share` is 0 to 1. */
  | { phase: 'sending'; file: File; share: number }
  | { phase: 'done'; file: File; sent: { cvFile: string; cvName: string } }
  /** `reason` is the kind of trouble, or the server's sentence. */
  | { phase: 'failed'; file: File; reason: 'type' | 'failed' | 'connection' | { text: string } };

/** The upload of the CV: starts when a file is chosen, and again with `start` for the same file. */
export function useCvUpload() {
  const [upload, setUpload] = useState<CvUpload>({ phase: '' });
  const running = useRef<AbortController>(undefined);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = async (file: File) => {
    stop();
    if (!ACCEPTED.test(file.name)) {
      setUpload({ phase: 'failed', file, reason: 'type' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setUpload({ phase: 'sending', file, share: 0 });
    // The last progress may be told after the answer: it counts only while this file is on its way.
    const onUploadProgress = ({ progress = 0 }) =>
      setUpload((now) => (now.phase === 'sending' && now.file === file && !signal.aborted ? { ...now, share: progress } : now));
    try {
      const { fileName, originalFileName } = await uploadCv({ file }, { signal, timeout: PATIENCE, onUploadProgress });
      if (!signal.aborted) setUpload({ phase: 'done', file, sent: { cvFile: fileName, cvName: originalFileName } });
    } catch (error) {
      // Given up for a later choice: that one has the word now.
      if (signal.aborted) return;
      if (!isCallFailure(error)) throw error;
      const words = failureMessage(error);
      setUpload({ phase: 'failed', file, reason: words === 'connection' || typeof words === 'object' ? words : 'failed' });
    }
  };

  const remove = () => {
    stop();
    setUpload({ phase: '' });
  };
  return { upload, start, remove };
}
