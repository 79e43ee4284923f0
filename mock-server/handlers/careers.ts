import type { SubmitJobApplicationRequest } from '../../openapi/generated/model.ts';
import { done, type Handlers, success } from '../handler.ts';
import { areaState } from '../state.ts';
import { takeCaptcha } from './site.ts';

type JobApplication = Omit<SubmitJobApplicationRequest, 'captcha' | 'codepwd'>;

/** Applications, oldest first; original names of the uploaded files by the name they are stored under. */
export const careersState = areaState('careers', () => ({ applications: [] as JobApplication[], cvs: new Map<string, string>() }));

/** Name of an upload without a file name. */
const UNNAMED = 'cv.pdf';

/** `.doc` or `.pdf` (`JOB-11`, `B44`), case-insensitive. By name, because browsers send no type for `.doc` where no word processor is installed. */
function extensionOf(name: string): 'doc' | 'pdf' | undefined {
  const extension = /\.(doc|pdf)$/i.exec(name)?.[1]?.toLowerCase();
  return extension === 'doc' || extension === 'pdf' ? extension : undefined;
}

export const handlers: Handlers = {
  submitJobApplication: ({ body, sandbox }) => {
    const { captcha, codepwd, ...application } = body;
    if (!takeCaptcha(sandbox, codepwd, captcha)) return { example: 'businessError' };
    careersState(sandbox).applications.push(application);
    return done();
  },

  uploadCv: ({ body, sandbox }) => {
    const originalFileName = body?.file?.name ?? UNNAMED;
    const extension = extensionOf(originalFileName);
    if (!extension) return { example: 'businessError' };
    const { cvs } = careersState(sandbox);
    const fileName = `cv-${cvs.size + 1}.${extension}`;
    cvs.set(fileName, originalFileName);
    return success({ fileName, originalFileName });
  },
};
