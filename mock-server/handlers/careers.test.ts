import { describe, expect, it } from 'vitest';
import type { SubmitJobApplicationRequest } from '../generated/model/index.ts';
import type { Call, OperationId } from '../handler.ts';
import { CAPTCHA_TEXT } from '../seed/site-captcha.ts';
import { type World, worldOf } from '../state.ts';
import { handlers } from './careers.ts';
import { handlers as siteHandlers } from './site.ts';

function ask<K extends OperationId>(operation: K, world: World, body: Call<K>['body']) {
  return handlers[operation]?.({ path: {}, query: {}, body, language: 'cn', customer: undefined, token: '', world } as Call<K>);
}

async function applicationIn(world: World, captcha: string): Promise<SubmitJobApplicationRequest> {
  const picture = await siteHandlers.captcha?.({ path: {}, query: {}, body: undefined, language: 'cn', customer: undefined, token: '', world });
  const { codepwd } = (picture as { data: { codepwd: string } }).data;
  return {
    position: '客戶服務主任',
    salary: 18000,
    arrivalDate: '2027-01-04',
    jobSources: ['1', '5'],
    engName: 'CHAN TAI MAN',
    chiName: '陳大文',
    captcha,
    codepwd,
  };
}

const upload = (world: World, name: string, type: string) => ask('uploadCv', world, { file: { name, type, size: 1024 } });

describe('submitJobApplication', () => {
  it('keeps an application whose captcha is right, without the captcha', async () => {
    const world = worldOf('careers right');
    expect(ask('submitJobApplication', world, await applicationIn(world, CAPTCHA_TEXT))).toEqual({ status: '0' });
    expect(world.state.careers.applications).toEqual([
      { position: '客戶服務主任', salary: 18000, arrivalDate: '2027-01-04', jobSources: ['1', '5'], engName: 'CHAN TAI MAN', chiName: '陳大文' },
    ]);
  });

  it('refuses a wrong captcha', async () => {
    const world = worldOf('careers wrong');
    expect(ask('submitJobApplication', world, await applicationIn(world, 'WRONG'))).toEqual({ example: 'businessError' });
    expect(world.state.careers.applications).toEqual([]);
  });

  it('refuses the same picture a second time', async () => {
    const world = worldOf('careers twice');
    const application = await applicationIn(world, CAPTCHA_TEXT);
    ask('submitJobApplication', world, application);
    expect(ask('submitJobApplication', world, application)).toEqual({ example: 'businessError' });
    expect(world.state.careers.applications).toHaveLength(1);
  });
});

describe('uploadCv', () => {
  it('keeps .doc and PDF under names of its own, counted per world', () => {
    const world = worldOf('careers upload');
    expect(upload(world, '陳大文_履歷.pdf', 'application/pdf')).toEqual({ status: '0', data: { fileName: 'cv-1.pdf', originalFileName: '陳大文_履歷.pdf' } });
    expect(upload(world, 'Leong CV.DOC', '')).toEqual({ status: '0', data: { fileName: 'cv-2.doc', originalFileName: 'Leong CV.DOC' } });
    expect(upload(worldOf('careers upload elsewhere'), 'cv.pdf', 'application/pdf')).toMatchObject({ data: { fileName: 'cv-1.pdf' } });
  });

  it.each(['portrait.png', 'cv.docx', 'cv.pdf.exe', 'cv', ''])('refuses "%s"', (name) => {
    expect(upload(worldOf('careers refuse'), name, 'application/octet-stream')).toEqual({ example: 'businessError' });
  });

  it('takes a file whose name did not arrive for a PDF', () => {
    expect(ask('uploadCv', worldOf('careers unnamed'), {})).toEqual({ status: '0', data: { fileName: 'cv-1.pdf', originalFileName: 'cv.pdf' } });
  });
});
