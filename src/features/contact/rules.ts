import * as z from 'zod/mini';
import type { SubmitContactMessageRequest } from '@/api/generated/contact';
import {
  SubmitContactMessageBody,
  submitContactMessageBodyContentMax,
  submitContactMessageBodyMobileMax,
  submitContactMessageBodyNameMax,
} from '@/api/generated/zod/contact';
import { normalized } from '@/forms/use-zod-form';

/** Values of the form; an empty string means not given. */
export type MessageValues = Record<Exclude<keyof SubmitContactMessageRequest, 'codepwd'>, string>;

/** The request body without the captcha id. */
export type MessageBody = Omit<SubmitContactMessageRequest, 'codepwd'>;

/** Networks in display order (CONTACT-06, A04): 4 is a network customer, 3 is not. */
export const networks = ['4', '3'] as const;

export const emptyMessage: MessageValues = { name: '', email: '', mobile: '', network: '', contactUsSubjectId: '', content: '', captcha: '' };

const { shape } = SubmitContactMessageBody;
const trim = (typed: string) => typed.trim();
/** Converts full-width characters of Chinese keyboards such as `＠` and `．`. */
const normalize = (typed: string) => typed.normalize('NFKC').trim();

/** CONTACT-05: the content is optional (A27) and omitted when empty, the network becomes a number. */
export const messageRules = z.object({
  name: normalized(trim, shape.name),
  email: normalized(normalize, shape.email),
  mobile: normalized(normalize, shape.mobile),
  network: normalized((chosen) => (chosen === '' ? undefined : Number(chosen)), shape.network as unknown as z.ZodMiniType<3 | 4, number | undefined>),
  contactUsSubjectId: shape.contactUsSubjectId,
  content: normalized((typed) => typed.trim() || undefined, z.optional(shape.content.def.innerType)),
  captcha: normalized(trim, shape.captcha),
}) as unknown as z.ZodMiniType<MessageBody, MessageValues>;

export const maxLengths = { name: submitContactMessageBodyNameMax, mobile: submitContactMessageBodyMobileMax, content: submitContactMessageBodyContentMax };
