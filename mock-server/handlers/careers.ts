import { done, type Handlers, success } from '../handler.ts';
import { areaState } from '../state.ts';
import { takeCaptcha } from './site.ts';

const careersState = areaState('careers', () => ({ uploads: 0 }));

/** Name of an upload without a file name. */
const UNNAMED = 'cv.pdf';

/** `.doc` or `.pdf` (`JOB-11`, `B44`), case-insensitive. By name, because browsers send no type for `.doc` where no word processor is installed. */
function extensionOf(name: string): 'doc' | 'pdf' | undefined {
  const extension = /\.(doc|pdf)$/i.exec(name)?.[1]?.toLowerCase();
  return extension === 'doc' || extension === 'pdf' ? extension : undefined;
}

export const handlers: Handlers = {
  submitJobApplication: ({ body, sandbox }) => (takeCaptcha(sandbox, body.codepwd, body.captcha) ? done() : { example: 'businessError' }),

  uploadCv: ({ body, sandbox }) => {
    const originalFileName = body?.file?.name ?? UNNAMED;
    const extension = extensionOf(originalFileName);
    if (!extension) return { example: 'businessError' };
    const state = careersState(sandbox);
    state.uploads += 1;
    return success({ fileName: `cv-${state.uploads}.${extension}`, originalFileName });
  },
};
