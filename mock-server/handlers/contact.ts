import { done, type Handlers, inLanguage, success } from '../handler.ts';
import { contactSubjectsSeed } from '../seed/contact.ts';
import { takeCaptcha } from './site.ts';

export const handlers: Handlers = {
  contactSubjects: ({ language }) => success(inLanguage(contactSubjectsSeed, language)),

  submitContactMessage: ({ body, sandbox }) => {
    if (!takeCaptcha(sandbox, body.codepwd, body.captcha)) return { example: 'businessError' };
    return contactSubjectsSeed.some((subject) => subject.id === body.contactUsSubjectId) ? done() : { example: 'noSubject' };
  },
};
