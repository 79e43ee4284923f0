/** Values of the prepaid cards that the offers apply to (IDD-09). */
export const OFFER_CARDS_MOP = [50, 100, 150] as const;
