import type { DataUsageAlertLevel } from '../../openapi/generated/model.ts';
import type { Texts } from '../handler.ts';

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

/** Confirmation of the saved levels (MB). */
export function alertSaved(levels: readonly DataUsageAlertLevel[]): Texts {
  const labels = levels.map((level) => LABELS[level]);
  return {
    cn: `用量達到 ${labels.join(' 及 ')} 時，我們會以短訊通知你。`,
    en: `We will text you when your usage reaches ${labels.join(' and ')}.`,
  };
}
