import * as z from 'zod/mini';
import { LoginMusicBody } from '@/api/generated/zod/music';
import { normalized } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';

/** Converts full-width characters of Chinese keyboards and trims. */
const normalize = (typed: string) => typed.normalize('NFKC').trim();

/** Validation of the sign-up (MUSIC-03). */
export const musicRules = z.object({
  mobileNo: normalized(phoneNumber, LoginMusicBody.shape.mobileNo),
  password: LoginMusicBody.shape.password,
  email: normalized(normalize, LoginMusicBody.shape.email),
});
