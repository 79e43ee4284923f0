import { describe, expect, it } from 'vitest';
import type { SubmitJobApplicationRequest } from '../../openapi/generated/model.ts';
import type { Call, OperationId } from '../handler.ts';
import { CAPTCHA_TEXT } from '../seed/site-captcha.ts';
import { type Sandbox, sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { careersState, handlers } from './careers.ts';
import { handlers as siteHandlers } from './site.ts';

function call<K extends OperationId>(operation: K, sandbox: Sandbox, body: Call<K>['body']) {
  return callHandler(handlers, operation, { sandbox, body });
}

async function applicationIn(sandbox: Sandbox, captcha: string): Promise<SubmitJobApplicationRequest> {
  const issued = await callHandler(siteHandlers, 'captcha', { sandbox });
  const { codepwd } = (issued as { data: { codepwd: string } }).data;
  return {
    position: '客戶服務主任',
    salary: 18000,
    arrivalDate: '2027-01-04',
    jobSources: ['1', '5'],
    engName: 'CHAN TAI MAN',
    chiName: '陳大文',
    contactNumber: '28451234',
    mobileNumber: '66881234',
    captcha,
    codepwd,
  };
}

const upload = (sandbox: Sandbox, name: string, type: string) => call('uploadCv', sandbox, { file: { name, type, size: 1024 } });

describe('submitJobApplication', () => {
  it('keeps an application whose captcha is right, without the captcha', async () => {
    const sandbox = sandboxOf('careers right');
    expect(call('submitJobApplication', sandbox, await applicationIn(sandbox, CAPTCHA_TEXT))).toEqual({ status: '0' });
    expect(careersState(sandbox).applications).toEqual([
      {
        position: '客戶服務主任',
        salary: 18000,
        arrivalDate: '2027-01-04',
        jobSources: ['1', '5'],
        engName: 'CHAN TAI MAN',
        chiName: '陳大文',
        contactNumber: '28451234',
        mobileNumber: '66881234',
      },
    ]);
  });

  it('refuses a wrong captcha', async () => {
    const sandbox = sandboxOf('careers wrong');
    expect(call('submitJobApplication', sandbox, await applicationIn(sandbox, 'WRONG'))).toEqual({ example: 'businessError' });
    expect(careersState(sandbox).applications).toEqual([]);
  });

  it('refuses the same captcha a second time', async () => {
    const sandbox = sandboxOf('careers twice');
    const application = await applicationIn(sandbox, CAPTCHA_TEXT);
    call('submitJobApplication', sandbox, application);
    expect(call('submitJobApplication', sandbox, application)).toEqual({ example: 'businessError' });
    expect(careersState(sandbox).applications).toHaveLength(1);
  });
});

describe('uploadCv', () => {
  it('keeps .doc and PDF under names of its own, counted per sandbox', () => {
    const sandbox = sandboxOf('careers upload');
    expect(upload(sandbox, '陳大文_履歷.pdf', 'application/pdf')).toEqual({ status: '0', data: { fileName: 'cv-1.pdf', originalFileName: '陳大文_履歷.pdf' } });
    expect(upload(sandbox, 'Leong CV.DOC', '')).toEqual({ status: '0', data: { fileName: 'cv-2.doc', originalFileName: 'Leong CV.DOC' } });
    expect(upload(sandboxOf('careers upload elsewhere'), 'cv.pdf', 'application/pdf')).toMatchObject({ data: { fileName: 'cv-1.pdf' } });
  });

  it.each(['portrait.png', 'cv.docx', 'cv.pdf.exe', 'cv', ''])('refuses "%s"', (name) => {
    expect(upload(sandboxOf('careers refuse'), name, 'application/octet-stream')).toEqual({ example: 'businessError' });
  });

  it('takes a file whose name did not arrive for a PDF', () => {
    expect(call('uploadCv', sandboxOf('careers unnamed'), {})).toEqual({ status: '0', data: { fileName: 'cv-1.pdf', originalFileName: 'cv.pdf' } });
  });
});
