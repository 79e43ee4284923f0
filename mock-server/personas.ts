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

const PIN = '123456';

export const personas: readonly Persona[] = [
  {
    mobileNo: '66881234',
    kind: 'POSTPAID',
    net: '4g',
    isOneBill: false,
    account: '10288416',
    networkType: '5G',
    pin: PIN,
    purpose: 'postpaid 4G, one account: PDF bill, data top-up',
  },
  {
    mobileNo: '66882345',
    kind: 'POSTPAID',
    net: '4g',
    isOneBill: true,
    account: '20051873',
    networkType: '5G',
    pin: PIN,
    purpose: 'postpaid, One Bill: the variants of a consolidated account',
  },
  {
    mobileNo: '66883456',
    kind: 'POSTPAID',
    net: '3g',
    isOneBill: false,
    account: '10417725',
    networkType: '3G',
    pin: PIN,
    purpose: 'postpaid 3G: text bill, top-up application form',
  },
  { mobileNo: '66884567', kind: 'PREPAID', net: '', isOneBill: false, account: '', networkType: '4G', pin: '', purpose: 'prepaid: logs in with an SMS code' },
  {
    mobileNo: '66885678',
    kind: 'POSTPAID',
    net: '4g',
    isOneBill: false,
    account: '10993350',
    networkType: '5G',
    pin: PIN,
    locked: true,
    purpose: 'locked after too many wrong PINs: cannot log in',
  },
  {
    mobileNo: '66886789',
    kind: 'POSTPAID',
    net: '4g',
    isOneBill: false,
    account: '10660192',
    networkType: '4G',
    pin: PIN,
    expiresAfter: 10,
    purpose: '4G network; session expires after 10 calls that need a token',
  },
];

export function personaOf(mobileNo: string): Persona | undefined {
  return personas.find((persona) => persona.mobileNo === mobileNo);
}
