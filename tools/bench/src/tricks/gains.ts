import type { Load } from '../measure.ts';
import { median } from '../median.ts';
import { type BenchTable, MARK } from '../table.ts';
import { CONTROL, type Measure } from './measures.ts';

/** One visit of a build. */
export interface TrickRun {
  load: Pick<Load, 'lcp' | 'tbt' | 'requests' | 'js' | 'css' | 'html' | 'images' | 'fonts' | 'other'>;
  press: number;
}

/** What a measure gains: parts of the time without it, negative where it costs; requests and bytes saved. */
export interface Gain {
  lcp: number;
  tbt: number;
  press: number;
  requests: number;
  bytes: number;
}

const NO_GAIN: Gain = { lcp: 0, tbt: 0, press: 0, requests: 0, bytes: 0 };
/** A measure that gains less of every time goes. */
const WORTH = 0.03;
/** Milliseconds of blocking below which a difference is no gain: a part of nearly nothing. */
const LEAST_BLOCKING = 20;

/** The part of the time without a measure that it saves; a press that is only effective with it is all of it. */
export function saved(withIt: number, without: number): number {
  if (withIt === without) return 0;
  if (!Number.isFinite(without)) return 1;
  return without === 0 ? 0 : (without - withIt) / without;
}

const bytesOf = ({ load: { js, css, html, images, fonts, other } }: TrickRun) => js + css + html + images + fonts + other;

/** The gain on one page, of the medians. */
export function gainOf(withIt: readonly TrickRun[], without: readonly TrickRun[]): Gain {
  const compare = (pick: (run: TrickRun) => number) => [median(withIt.map(pick)), median(without.map(pick))] as const;
  const difference = (pick: (run: TrickRun) => number) => {
    const [own, other] = compare(pick);
    return other - own;
  };
  const [tbt, tbtWithout] = compare(({ load }) => load.tbt);
  return {
    lcp: saved(...compare(({ load }) => load.lcp)),
    tbt: Math.max(tbt, tbtWithout) < LEAST_BLOCKING ? 0 : saved(tbt, tbtWithout),
    press: saved(...compare(({ press }) => press)),
    requests: difference(({ load }) => load.requests),
    bytes: difference(bytesOf),
  };
}

/** The mean over the pages. */
export function meanGain(gains: readonly Gain[]): Gain {
  const mean = (pick: (gain: Gain) => number) => gains.reduce((sum, gain) => sum + pick(gain), 0) / gains.length;
  return {
    lcp: mean(({ lcp }) => lcp),
    tbt: mean(({ tbt }) => tbt),
    press: mean(({ press }) => press),
    requests: mean(({ requests }) => requests),
    bytes: mean(({ bytes }) => bytes),
  };
}

const TIMES = ['lcp', 'tbt', 'press'] as const;

/** Whether a measure stays: it saves 3 % of some time, and more of it than the control, in which nothing is switched off. */
export function verdictOn(gain: Gain, control: Gain): string {
  const saving = TIMES.filter((time) => gain[time] >= WORTH);
  if (saving.some((time) => gain[time] > Math.abs(control[time]))) return '';
  return `${saving.length > 0 ? 'within noise' : `below ${WORTH * 100} %`}${MARK}`;
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const signed = (value: number, digits: number) => (Math.abs(value) < 0.05 ? '0' : `${value > 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`);

/** A row a measure with the mean of the pages, and one for each page where there are several. */
export function gainsTable(found: readonly { measure: Measure; pages: readonly { page: string; gain: Gain }[] }[]): BenchTable {
  const cells = ({ lcp, tbt, press, requests, bytes }: Gain) => [percent(lcp), percent(tbt), percent(press), signed(requests, 1), signed(bytes / 1024, 1)];
  const means = found.map(({ measure, pages }) => ({ measure, pages, mean: meanGain(pages.map(({ gain }) => gain)) }));
  const control = means.find(({ measure }) => measure.name === CONTROL)?.mean ?? NO_GAIN;
  const rows = means.flatMap(({ measure: { name, does }, pages, mean }) => [
    [name, 'mean', ...cells(mean), name === CONTROL ? '' : verdictOn(mean, control), does],
    ...(pages.length > 1 ? pages.map(({ page, gain }) => [name, page, ...cells(gain), '', '']) : []),
  ]);
  const heads = ['measure', 'page', 'LCP', 'TBT', 'first press', 'requests', 'KiB', 'verdict', 'what it does'];
  return { title: 'What each measure gains: part of the time without it; requests and KiB with it', heads, names: 2, rows };
}
