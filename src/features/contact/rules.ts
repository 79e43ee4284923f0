import * as z from 'zod/mini';
import type { SubmitContactMessageRequest } from '@/api/contact';
import {
  SubmitContactMessageBody,
  submitContactMessageBodyContentMax,
  submitContactMessageBodyMobileMax,
  submitContactMessageBodyNameMax,
} from '@/api/schemas/contact';
import { cleaned } from '@/forms/cleaned';

/** The form as it is filled in: text everywhere, empty where nothing was given. */
export type Message = Record<Exclude<keyof SubmitContactMessageRequest, 'codepwd'>, string>;

/** What is sent, without what the captcha brings by itself. */
export type SentMessage = Omit<SubmitContactMessageRequest, 'codepwd'>;

/** The two networks in the order of the form (CONTACT-06, A04): 4 is a network customer, 3 is not. */
export const networks = ['4', '3'] as const;

export const emptyMessage: Message = { name: '', email: '', mobile: '', network: '', contactUsSubjectId: '', content: '', captcha: '' };

const { shape } = SubmitContactMessageBody;
const trimmed = (typed: string) => typed.trim();
/** Chinese keyboards write `＠` and `．`. */
const plain = (typed: string) => typed.normalize('NFKC').trim();

/** CONTACT-05; the content is optional (A27) and left out when there is none, the network is sent as a number. */
export const messageRules = z.object({
  name: cleaned(trimmed, shape.name),
  email: cleaned(plain, shape.email),
  mobile: cleaned(plain, shape.mobile),
  network: z.pipe(
    z.pipe(
      z.string(),
      z.transform((chosen) => (chosen === '' ? undefined : Number(chosen))),
    ),
    shape.network as unknown as z.ZodMiniType<3 | 4, number | undefined>,
  ),
  contactUsSubjectId: shape.contactUsSubjectId,
  content: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.trim() || undefined),
    ),
    z.optional(shape.content.def.innerType),
  ),
  captcha: cleaned(trimmed, shape.captcha),
}) as unknown as z.ZodMiniType<SentMessage, Message>;

/** Characters that each text may have. */
export const most = { name: submitContactMessageBodyNameMax, mobile: submitContactMessageBodyMobileMax, content: submitContactMessageBodyContentMax };
