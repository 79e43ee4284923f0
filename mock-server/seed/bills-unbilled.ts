import type { Persona } from '../personas.ts';
import { latestBillDate, nextBillDate } from './bills.ts';
import { daysLater, figureOf, macauClock } from './bills-figures.ts';
import { usageOf } from './top-up.ts';

const MB_A_GB = 1024;

/** Minutes that one customer talked on one day. */
function talkedOn(persona: Persona, day: string) {
  const key = `${persona.account}:${day}`;
  return { basic: figureOf(`${key}:basic`, 16), heart: figureOf(`${key}:heart`, 10) };
}

/**
 * Use since the newest bill, up to this minute in Macau. Every day adds its minutes, so they only grow until the next bill; the data are
 * those that the data top-up shows.
 */
export function unbilledUsageOf(persona: Persona, now: Date) {
  const { date, time } = macauClock(now);
  let [basic, heart] = [0, 0];
  for (let day = latestBillDate(now); day <= date; day = daysLater(day, 1)) {
    const used = talkedOn(persona, day);
    basic += used.basic;
    heart += used.heart;
  }
  return {
    nextfdrq: nextBillDate(now),
    jsrq: date,
    jssj: time.slice(0, 5),
    basicVoice: String(basic),
    hthVoice: String(heart),
    allTime: String(basic + heart),
    useData: (usageOf(persona.mobileNo).used * MB_A_GB).toFixed(1),
  };
}
