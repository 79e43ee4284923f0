/** The contract's rules for the sign-up for music streaming. Import them only where the form is: they bring zod along. */
export { LoginMusicBody } from '../generated/zod/music/music.zod.ts';
