// Written by `npm run generate` from the contract. Do not edit.

/** Paths, without `/api/`, of the operations that send a code. */
export const sendsCode = [
  'travelcard/send/code',
  'care/prepaid/send',
  'care/restPasswd/send/code',
  'ussd/send',
] as const;

/** Paths, without `/api/`, of the other operations that take a PIN, a code or a reference to one. */
export const takesSecret = [
  'news/aboutus/register',
  'news/contact3',
  'kkbox/klogin',
  'travelcard/register',
  'care/login',
  'care/prepaid/login',
  'care/restPasswd/verification/code',
  'care/setpass',
  'care/changepassword',
  'ussd/applydataussd',
] as const;
