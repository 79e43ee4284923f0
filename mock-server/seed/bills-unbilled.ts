import type { Persona } from '../personas.ts';
import { latestBillDate, nextBillDate } from './bills.ts';
import { daysLater, figureOf, macauClock } from './bills-figures.ts';

/** What one customer used on one day. */
function usedOn(persona: Persona, day: string) {
  const key = `${persona.account}:${day}`;
  return { basic: figureOf(`${key}:basic`, 16), heart: figureOf(`${key}:heart`, 10), tenthsOfMb: 800 + figureOf(`${key}:data`, 9_000) };
}

/** Use since the newest bill, up to this minute in Macau. Every day adds its share, so the figures only grow until the next bill. */
export function unbilledUsageOf(persona: Persona, now: Date) {
  const { date, time } = macauClock(now);
  let [basic, heart, tenthsOfMb] = [0, 0, 0];
  for (let day = latestBillDate(now); day <= date; day = daysLater(day, 1)) {
    const used = usedOn(persona, day);
    basic += used.basic;
    heart += used.heart;
    tenthsOfMb += used.tenthsOfMb;
  }
  return {
    nextfdrq: nextBillDate(now),
    jsrq: date,
    jssj: time.slice(0, 5),
    basicVoice: String(basic),
    hthVoice: String(heart),
    allTime: String(basic + heart),
    useData: (tenthsOfMb / 10).toFixed(1),
  };
}
