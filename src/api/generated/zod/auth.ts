/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Answers whether the number belongs to a postpaid or a prepaid customer, so that the log-in form can ask for a PIN or an SMS code. A number without an account answers status `-1`; the specification leaves that case open, proposed by this project.
 * @summary Account type of a number
 */
export const inquireAccountTypeBodyMobileNoRegExp = new RegExp('^6\\d{7}$');


export const InquireAccountTypeBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(inquireAccountTypeBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Mobile number in Macau, 8 digits, the first a 6, without country code.'))
}).check(/*#__PURE__*/ zod.describe('Whose account type is asked.'))

export const inquireAccountTypeResponseTwoMessageMax = 500;



export const InquireAccountTypeResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.enum(['POSTPAID', 'PREPAID']).check(/*#__PURE__*/ zod.describe('How the customer logs in. `POSTPAID` = monthly customer, with a PIN; `PREPAID` = prepaid card, with an SMS code.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(inquireAccountTypeResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Opens a session of a postpaid customer; how long it lasts is under "Session" at the top. A wrong number, a wrong or missing PIN and the number of a prepaid card answer the same sentence, so that nobody learns which it was. After 5 wrong PINs in a row the customer is locked and refused whatever the PIN (the number is proposed by this project).
 * @summary Log in with a PIN
 */
export const loginBodyMobileNoRegExp = new RegExp('^6\\d{7}$');
export const loginBodyPasswordRegExp = new RegExp('^(?:\\d{4,8})?$');
export const loginBodyCodeRegExp = new RegExp('^(?:\\d{6})?$');


export const LoginBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Mobile number in Macau, 8 digits, the first a 6, without country code.')),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginBodyPasswordRegExp))).check(/*#__PURE__*/ zod.describe('PIN of a postpaid customer, 4 to 8 digits. Needed by `login`; elsewhere empty, as the site sends it, or left out.')),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginBodyCodeRegExp))).check(/*#__PURE__*/ zod.describe('Code from the SMS that `sendPrepaidLoginCode` sent; six digits, proposed by this project. Needed by `loginPrepaid`; elsewhere empty, as the site sends it, or left out.'))
}).check(/*#__PURE__*/ zod.describe('The log-in form. One form serves the log-in with a PIN, the request for an SMS code and the log-in with that code; each reads the fields it needs and ignores the others.'))

export const loginResponseOneDataTokenMax = 512;

export const loginResponseOneDataNetRegExp = new RegExp('^[0-9A-Za-z]{0,10}$');
export const loginResponseOneDataMobileNoRegExp = new RegExp('^6\\d{7}$');
export const loginResponseOneDataAccountRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const loginResponseOneDataNetworkTypeRegExp = new RegExp('^[0-9A-Za-z]{1,10}$');
export const loginResponseTwoMessageMax = 500;



export const LoginResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginResponseOneDataTokenMax)).check(/*#__PURE__*/ zod.describe('Session token for the `token` header of every later request. Opaque.')),
  "isOneBill": /*#__PURE__*/ zod.enum(['true', 'false']).check(/*#__PURE__*/ zod.describe('Whether the account is a One Bill (consolidated) account. A string, not a boolean; the site compares it with `false`.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginResponseOneDataNetRegExp)).check(/*#__PURE__*/ zod.describe('Network that the account is set up for. `4g`, in any case, stands for the PDF bill and the purchase of data; every other value, such as `3g`, for the text bill and the top-up application form. Empty when there is no such setting.')),
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginResponseOneDataMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('The number that logged in.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginResponseOneDataAccountRegExp)).check(/*#__PURE__*/ zod.describe('Client number, or One Bill account number when `isOneBill` is `true`. Opaque; compare as a string.')),
  "networkType": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginResponseOneDataNetworkTypeRegExp))).check(/*#__PURE__*/ zod.describe('Newest network that the SIM card may use, such as `5G`, `4G` or `3G`. The values are proposed by this project; left out when unknown.'))
}).check(/*#__PURE__*/ zod.describe('The session of a postpaid customer and what the site keeps about the account.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Sends an SMS with a code to a prepaid customer. The body is the log-in form, of which only `mobileNo` is filled in. A new code replaces the one before. The site lets the customer ask again after 60 seconds; a code is good for 10 minutes (proposed by this project). Every other number answers status `-1`.
 * @summary Send the log-in code to a prepaid customer
 */
export const sendPrepaidLoginCodeBodyMobileNoRegExp = new RegExp('^6\\d{7}$');
export const sendPrepaidLoginCodeBodyPasswordRegExp = new RegExp('^(?:\\d{4,8})?$');
export const sendPrepaidLoginCodeBodyCodeRegExp = new RegExp('^(?:\\d{6})?$');


export const SendPrepaidLoginCodeBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendPrepaidLoginCodeBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Mobile number in Macau, 8 digits, the first a 6, without country code.')),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendPrepaidLoginCodeBodyPasswordRegExp))).check(/*#__PURE__*/ zod.describe('PIN of a postpaid customer, 4 to 8 digits. Needed by `login`; elsewhere empty, as the site sends it, or left out.')),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendPrepaidLoginCodeBodyCodeRegExp))).check(/*#__PURE__*/ zod.describe('Code from the SMS that `sendPrepaidLoginCode` sent; six digits, proposed by this project. Needed by `loginPrepaid`; elsewhere empty, as the site sends it, or left out.'))
}).check(/*#__PURE__*/ zod.describe('The log-in form. One form serves the log-in with a PIN, the request for an SMS code and the log-in with that code; each reads the fields it needs and ignores the others.'))

export const sendPrepaidLoginCodeResponseTwoMessageMax = 500;



export const SendPrepaidLoginCodeResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.'))
}).check(/*#__PURE__*/ zod.describe('Success without a payload.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendPrepaidLoginCodeResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Opens a session of a prepaid customer who sends back the code from `sendPrepaidLoginCode`. A code is good for one log-in, and for 5 wrong attempts (proposed by this project). A wrong, missing, used or expired code answers status `-1`, and so does a number that no code was sent to.
 * @summary Log in with an SMS code
 */
export const loginPrepaidBodyMobileNoRegExp = new RegExp('^6\\d{7}$');
export const loginPrepaidBodyPasswordRegExp = new RegExp('^(?:\\d{4,8})?$');
export const loginPrepaidBodyCodeRegExp = new RegExp('^(?:\\d{6})?$');


export const LoginPrepaidBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginPrepaidBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Mobile number in Macau, 8 digits, the first a 6, without country code.')),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginPrepaidBodyPasswordRegExp))).check(/*#__PURE__*/ zod.describe('PIN of a postpaid customer, 4 to 8 digits. Needed by `login`; elsewhere empty, as the site sends it, or left out.')),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginPrepaidBodyCodeRegExp))).check(/*#__PURE__*/ zod.describe('Code from the SMS that `sendPrepaidLoginCode` sent; six digits, proposed by this project. Needed by `loginPrepaid`; elsewhere empty, as the site sends it, or left out.'))
}).check(/*#__PURE__*/ zod.describe('The log-in form. One form serves the log-in with a PIN, the request for an SMS code and the log-in with that code; each reads the fields it needs and ignores the others.'))

export const loginPrepaidResponseOneDataTokenMax = 512;

export const loginPrepaidResponseTwoMessageMax = 500;



export const LoginPrepaidResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginPrepaidResponseOneDataTokenMax)).check(/*#__PURE__*/ zod.describe('Session token for the `token` header of every later request. Opaque.'))
}).check(/*#__PURE__*/ zod.describe('The session of a prepaid customer.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginPrepaidResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * First step of setting or resetting a PIN: sends an SMS with a code. Postpaid customers only; every other number answers status `-1`. The site lets the customer ask again after 60 seconds. A new code and its reference replace those before; both are good for 10 minutes (proposed by this project).
 * @summary Send the code for a new PIN
 */
export const sendResetCodeBodyMobileNoRegExp = new RegExp('^\\d{8}$');


export const SendResetCodeBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendResetCodeBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Mobile number of a postpaid customer, 8 digits. The reset form checks the length only, so the server refuses numbers that are none of its own.'))
}).check(/*#__PURE__*/ zod.describe('Where the code goes.'))

export const sendResetCodeResponseOneDataCodePwdMax = 128;

export const sendResetCodeResponseTwoMessageMax = 500;



export const SendResetCodeResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "codePwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendResetCodeResponseOneDataCodePwdMax)).check(/*#__PURE__*/ zod.describe('Reference to this code, to be sent back with it. Opaque; it is not the code.'))
}).check(/*#__PURE__*/ zod.describe('Reference to the code that was sent.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendResetCodeResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Second step: checks the code against the number and the reference from `sendResetCode`. A wrong or expired code answers status `-1` and may be entered again, 5 times at most (proposed by this project). The right one is used up by this request, and so is the reference.
 * @summary Check the code for a new PIN
 */
export const verifyResetCodeBodyMobileNoRegExp = new RegExp('^\\d{8}$');
export const verifyResetCodeBodySmsCodeRegExp = new RegExp('^\\d{6}$');
export const verifyResetCodeBodyCodePwdMax = 128;



export const VerifyResetCodeBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(verifyResetCodeBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('The number that the code was sent to, 8 digits.')),
  "smsCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(verifyResetCodeBodySmsCodeRegExp)).check(/*#__PURE__*/ zod.describe('Code from the SMS; six digits, proposed by this project.')),
  "codePwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyResetCodeBodyCodePwdMax)).check(/*#__PURE__*/ zod.describe('`codePwd` from `sendResetCode`.'))
}).check(/*#__PURE__*/ zod.describe('The code that the customer received, and for which number.'))

export const verifyResetCodeResponseOneDataVerCodePwdMax = 128;

export const verifyResetCodeResponseTwoMessageMax = 500;



export const VerifyResetCodeResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "verCodePwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyResetCodeResponseOneDataVerCodePwdMax)).check(/*#__PURE__*/ zod.describe('Proof that the code was right, for `setPassword`. Opaque, good for one new PIN.'))
}).check(/*#__PURE__*/ zod.describe('Permission to set a new PIN.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyResetCodeResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Last step: sets the PIN of the number that was verified. It holds for the next log-in; nobody is logged in by it, every session of the customer ends, and a locked customer is unlocked (proposed by this project). The server checks that both PINs are the same; a difference leaves the verification usable. A verification that is unknown, used or older than 10 minutes answers status `-1`.
 * @summary Set a new PIN
 */
export const setPasswordBodyPasswordRegExp = new RegExp('^\\d{4,8}$');
export const setPasswordBodyRePasswordRegExp = new RegExp('^\\d{4,8}$');
export const setPasswordBodyVerCodePwdMax = 128;



export const SetPasswordBody = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setPasswordBodyPasswordRegExp)).check(/*#__PURE__*/ zod.describe('New PIN, 4 to 8 digits.')),
  "rePassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setPasswordBodyRePasswordRegExp)).check(/*#__PURE__*/ zod.describe('The new PIN again; must equal `password`.')),
  "verCodePwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setPasswordBodyVerCodePwdMax)).check(/*#__PURE__*/ zod.describe('`verCodePwd` from `verifyResetCode`.'))
}).check(/*#__PURE__*/ zod.describe('The new PIN, twice, and the permission to set it.'))

export const setPasswordResponseOneDataVerCodePwdMax = 128;

export const setPasswordResponseTwoMessageMax = 500;



export const SetPasswordResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "verCodePwd": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setPasswordResponseOneDataVerCodePwdMax))).check(/*#__PURE__*/ zod.describe('The reference that was used up. The site does not need it.'))
}).check(/*#__PURE__*/ zod.describe('Acknowledgement of the new PIN.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setPasswordResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Ends the session of the token; the token answers status `-2` from then on. The customer's other sessions go on. A GET with an effect, as the specification has it: it must not be cached or fetched ahead. The site forgets the customer whatever the answer is.
 * @summary Log out
 */
export const logoutResponseTwoMessageMax = 500;

export const logoutResponseThreeMessageMax = 500;



export const LogoutResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.'))
}).check(/*#__PURE__*/ zod.describe('Success without a payload.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(logoutResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(logoutResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

