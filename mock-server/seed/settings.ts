import type { DataUsageAlertLevel } from '../../openapi/generated/model.ts';
import type { Texts } from '../handler.ts';

const KIB_IN_MB = 1024;

/** Labels of the alert levels by MB (SET-14). */
const LABELS: Record<DataUsageAlertLevel, string> = {
  850: '850 MB',
  4915: '4.8 GB',
  6963: '6.8 GB',
  10035: '9.8 GB',
  12083: '11.8 GB',
  14131: '13.8 GB',
  15155: '14.8 GB',
  17203: '16.8 GB',
  50995: '49.8 GB',
  71475: '69.8 GB',
};

/** Alert levels in MB that a customer has before changing any, by mobile number; the others have none. */
export const initialAlertLevels: Record<string, DataUsageAlertLevel[]> = {
  '66881234': [4915, 15155],
  '66883456': [850],
};

/** Confirmation of the saved levels (MB): those that the usage (KiB) has reached count from the next period on. */
export function alertSaved(levels: readonly DataUsageAlertLevel[], used: number): Texts {
  const labels = (isReached: boolean) => levels.filter((level) => level * KIB_IN_MB <= used === isReached).map((level) => LABELS[level]);
  const [ahead, reached] = [labels(false), labels(true)];
  const both = (first: string, then: string, join = '') => [ahead.length > 0 && first, reached.length > 0 && then].filter(Boolean).join(join);
  return {
    cn: both(`用量達到 ${ahead.join(' 及 ')} 時，我們會以短訊通知你。`, `本期已達到 ${reached.join(' 及 ')}，下期再提示。`),
    en: both(
      `We will text you when your usage reaches ${ahead.join(' and ')}.`,
      `You have reached ${reached.join(' and ')} already: that alert is for the next period.`,
      ' ',
    ),
  };
}
