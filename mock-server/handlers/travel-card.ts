import { textIn } from '../../openapi/languages.ts';
import { type Handlers, success } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { longDate, macauDateTime } from '../seed/macau-time.ts';
import { areaState, SentCodes } from '../state.ts';

/** Password of the code in the contract's examples, valid in every sandbox so that the example bodies work as they are. */
const EXAMPLE_CODE = ['66881234', '5d0c9a3e71f24b6e8a1b'] as const;

const APPLY = 1;

/** The last request of a number. */
interface Request {
  type: 1 | 2;
  /** Day in Macau, `YYYY-MM-DD`. */
  date: string;
}

const travelCardState = areaState('travel-card', () => {
  /** By mobile number. */
  const codes = new SentCodes();
  codes.send(...EXAMPLE_CODE);
  return { codes, requests: new Map<string, Request>() };
});

export const handlers: Handlers = {
  sendTravelCardCode: ({ body: { mobileNo }, sandbox }) => {
    if (personaOf(mobileNo)?.kind !== 'POSTPAID') return { example: 'notPostpaid' };
    return success({ codePwd: travelCardState(sandbox).codes.send(mobileNo) });
  },

  registerTravelCard: ({ body: { codePwd, mobileNo, smsCode, type }, sandbox, language }) => {
    const { codes, requests } = travelCardState(sandbox);
    if (!codes.use(mobileNo, smsCode, codePwd)) return { example: 'wrongCode' };
    const before = requests.get(mobileNo);
    if (before === undefined && type !== APPLY) return { example: 'refused' };
    if (before?.type !== type) {
      requests.set(mobileNo, { type, date: macauDateTime(new Date()).slice(0, 10) });
      return { example: type === APPLY ? 'applied' : 'cancelled' };
    }
    const day = longDate(before.date, language);
    const text =
      type === APPLY
        ? { cn: `此號碼已於${day}授權。`, en: `This number was authorised on ${day}.` }
        : { cn: `此號碼已於${day}取消授權。`, en: `You cancelled the authorisation of this number on ${day}.` };
    return success({ djStatus: 2, date: before.date, msg: textIn(text, language) });
  },
};
