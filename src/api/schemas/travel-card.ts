/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { RegisterTravelCardBody, SendTravelCardCodeBody } from '../generated/zod/travel-card/travel-card.zod.ts';
