/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { LoginMusicBody } from '../generated/zod/music/music.zod.ts';
