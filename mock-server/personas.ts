/** The mock's customers: printed by `npm start`, listed in docs/first-day-frontend.md and offered by the scenario panel. */

export interface Persona {
  /** 8 digits, starting with 6. */
  mobileNo: string;
  kind: 'POSTPAID' | 'PREPAID';
  /** `4g` shows the PDF bill and the Easy Top-Up purchase, `3g` the text bill and the application form; empty for prepaid. */
  net: '4g' | '3g' | '';
  isOneBill: boolean;
  /** Client number, or One Bill account number. */
  account: string;
  networkType: string;
  /** PIN of a postpaid customer; it can be changed or reset, per sandbox. */
  pin: string;
  /** A locked customer cannot log in. */
  locked?: true;
  /** The session ends after this many calls that need a token. */
  expiresAfter?: number;
  purpose: string;
}

/** Code in every SMS of the mock. */
export const SMS_CODE = '246810';

/** Belongs to no account. */
export const UNKNOWN_NUMBER = '66880000';

/** What most postpaid customers have. */
const postpaid = { kind: 'POSTPAID', net: '4g', isOneBill: false, networkType: '5G', pin: '123456' } as const;

export const personas: readonly Persona[] = [
  { ...postpaid, mobileNo: '66881234', account: '10288416', purpose: 'postpaid 4G, one account: PDF bill, data top-up' },
  { ...postpaid, mobileNo: '66882345', account: '20051873', isOneBill: true, purpose: 'postpaid, One Bill: the variants of a consolidated account' },
  { ...postpaid, mobileNo: '66883456', account: '10417725', net: '3g', networkType: '3G', purpose: 'postpaid 3G: text bill, top-up application form' },
  { mobileNo: '66884567', kind: 'PREPAID', net: '', isOneBill: false, account: '', networkType: '4G', pin: '', purpose: 'prepaid: logs in with an SMS code' },
  { ...postpaid, mobileNo: '66885678', account: '10993350', locked: true, purpose: 'locked after too many wrong PINs: cannot log in' },
  {
    ...postpaid,
    mobileNo: '66886789',
    account: '10660192',
    networkType: '4G',
    expiresAfter: 10,
    purpose: '4G network; session expires after 10 calls that need a token',
  },
];

export function personaOf(mobileNo: string): Persona | undefined {
  return personas.find((persona) => persona.mobileNo === mobileNo);
}
