import type { SubmitContactMessageRequest } from '../../openapi/generated/model.ts';
import { done, type Handlers, success } from '../handler.ts';
import { contactSubjectsSeed } from '../seed/contact.ts';
import { areaState } from '../state.ts';
import { takeCaptcha } from './site.ts';

type ContactMessage = Omit<SubmitContactMessageRequest, 'captcha' | 'codepwd'>;

/** Messages sent, oldest first. */
export const contactMessages = areaState('contact', (): ContactMessage[] => []);

export const handlers: Handlers = {
  contactSubjects: ({ language }) => success(contactSubjectsSeed.map(({ id, name }) => ({ id, name: name[language] }))),

  submitContactMessage: ({ body, sandbox }) => {
    const { captcha, codepwd, ...message } = body;
    if (!takeCaptcha(sandbox, codepwd, captcha)) return { example: 'businessError' };
    if (!contactSubjectsSeed.some((subject) => subject.id === message.contactUsSubjectId)) return { example: 'noSubject' };
    contactMessages(sandbox).push(message);
    return done();
  },
};
