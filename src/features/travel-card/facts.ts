/** Days of travel that an authorisation covers, and waiting time of new customers in days (TRAVEL-05). */
export const PAST_DAYS = 7;
/** Working days until an authorisation takes effect (TRAVEL-05). */
export const EFFECTIVE_DAYS = 3;
