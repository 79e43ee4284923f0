/** The contract's rules for the travel card's requests. Import them only where the form is: they bring zod along. */
export { RegisterTravelCardBody, SendTravelCardCodeBody } from '../generated/zod/travel-card/travel-card.zod.ts';
