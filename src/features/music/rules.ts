import * as z from 'zod/mini';
import { LoginMusicBody } from '@/api/schemas/music';
import { cleaned } from '@/forms/cleaned';
import { phoneNumber } from '@/lib/phone-number';

/** An address as a Chinese keyboard may write it: full-width signs and blanks around it. */
const plain = (typed: string) => typed.normalize('NFKC').trim();

/** Rules of the sign-up (MUSIC-03). */
export const musicRules = z.object({
  mobileNo: cleaned(phoneNumber, LoginMusicBody.shape.mobileNo),
  password: LoginMusicBody.shape.password,
  email: cleaned(plain, LoginMusicBody.shape.email),
});
