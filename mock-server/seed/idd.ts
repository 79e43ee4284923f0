/**
 * The IDD tariffs, in MOP per minute. Countries that Macau calls most come first, then the rest of the world by region. The figures that
 * the specification states are kept: China's other areas at 2.20 and 1.80 (`IDD-10`), other countries at 9.90 and no video (`IDD-04`).
 */
import type { Texts } from '../handler.ts';
import { inMop, prices } from './prices.ts';

/** The charges of IDD 00 (video `0` where it is not offered), and those of IDD 060 where it can call the country. */
type Line = readonly [
  cn: string,
  en: string,
  code: string,
  idd00: readonly [peak: string, nonPeak: string, discount: string, video: string],
  idd060?: readonly [standard: string, customer: string, discount: string],
];

const OTHER_COUNTRIES: Texts = { cn: '其他國家', en: 'Other countries' };
const NOT_APPLICABLE: Texts = { cn: '不適用', en: 'Not applicable' };
const mainland = prices.idd00Mainland;

const lines: readonly Line[] = [
  ['中國內地（珠海及中山固網）', 'Mainland China (Zhuhai and Zhongshan, fixed lines)', '86', ['1.20', '0.90', '0.60', '0']],
  ['中國內地（其他地區）', 'Mainland China (other areas)', '86', [inMop(mainland.peak), inMop(mainland.offPeak), '0.90', '4.40']],
  ['香港', 'Hong Kong', '852', ['1.40', '1.10', '0.70', '2.80'], ['0.70', '0.60', '0.45']],
  ['台灣', 'Taiwan', '886', ['3.30', '2.70', '1.80', '6.60'], ['1.20', '1.00', '0.80']],
  ['葡萄牙', 'Portugal', '351', ['4.50', '3.80', '2.40', '9.00'], ['1.60', '1.40', '1.10']],
  ['菲律賓', 'Philippines', '63', ['4.20', '3.60', '2.80', '8.40'], ['2.20', '1.99', '1.69']],
  ['越南', 'Vietnam', '84', ['4.80', '4.20', '3.20', '0'], ['2.20', '1.99', '1.69']],
  ['印尼', 'Indonesia', '62', ['4.50', '3.90', '2.90', '9.00'], ['1.60', '1.40', '1.10']],
  ['緬甸', 'Myanmar', '95', ['6.20', '5.60', '4.60', '0'], ['3.60', '3.30', '2.90']],
  ['尼泊爾', 'Nepal', '977', ['5.80', '5.20', '4.20', '0'], ['3.20', '2.90', '2.50']],
  ['印度', 'India', '91', ['4.20', '3.60', '2.60', '0'], ['1.20', '1.00', '0.80']],
  ['日本', 'Japan', '81', ['3.60', '3.00', '1.90', '7.20'], ['1.20', '1.00', '0.80']],
  ['南韓', 'South Korea', '82', ['3.60', '3.00', '1.90', '7.20'], ['1.20', '1.00', '0.80']],
  ['泰國', 'Thailand', '66', ['3.80', '3.20', '2.20', '7.60'], ['1.20', '1.00', '0.80']],
  ['新加坡', 'Singapore', '65', ['3.20', '2.60', '1.60', '6.40'], ['0.90', '0.80', '0.60']],
  ['馬來西亞', 'Malaysia', '60', ['3.40', '2.80', '1.70', '6.80'], ['0.90', '0.80', '0.60']],
  ['柬埔寨', 'Cambodia', '855', ['5.40', '4.80', '3.80', '0'], ['2.60', '2.30', '1.90']],
  ['老撾', 'Laos', '856', ['5.60', '5.00', '4.00', '0']],
  ['文萊', 'Brunei', '673', ['4.60', '4.00', '3.00', '0']],
  ['東帝汶', 'Timor-Leste', '670', ['7.80', '7.20', '6.20', '0']],
  ['蒙古', 'Mongolia', '976', ['5.20', '4.60', '3.60', '0']],
  ['孟加拉', 'Bangladesh', '880', ['4.80', '4.20', '3.20', '0'], ['1.60', '1.40', '1.10']],
  ['巴基斯坦', 'Pakistan', '92', ['5.20', '4.60', '3.60', '0'], ['2.40', '2.10', '1.80']],
  ['斯里蘭卡', 'Sri Lanka', '94', ['5.20', '4.60', '3.60', '0'], ['2.60', '2.30', '1.90']],
  ['馬爾代夫', 'Maldives', '960', ['7.60', '7.00', '6.00', '0']],
  ['英國', 'United Kingdom', '44', ['3.80', '3.20', '1.80', '7.60'], ['0.90', '0.80', '0.60']],
  ['法國', 'France', '33', ['4.20', '3.60', '2.20', '8.40'], ['1.20', '1.00', '0.80']],
  ['德國', 'Germany', '49', ['4.20', '3.60', '2.20', '8.40'], ['1.20', '1.00', '0.80']],
  ['意大利', 'Italy', '39', ['4.40', '3.80', '2.40', '8.80'], ['1.20', '1.00', '0.80']],
  ['西班牙', 'Spain', '34', ['4.40', '3.80', '2.40', '8.80'], ['1.20', '1.00', '0.80']],
  ['荷蘭', 'Netherlands', '31', ['4.20', '3.60', '2.20', '8.40'], ['1.20', '1.00', '0.80']],
  ['比利時', 'Belgium', '32', ['4.40', '3.80', '2.40', '0'], ['1.40', '1.20', '0.90']],
  ['瑞士', 'Switzerland', '41', ['4.80', '4.20', '2.80', '9.60'], ['1.40', '1.20', '0.90']],
  ['奧地利', 'Austria', '43', ['4.80', '4.20', '2.80', '0']],
  ['愛爾蘭', 'Ireland', '353', ['4.40', '3.80', '2.40', '0'], ['1.20', '1.00', '0.80']],
  ['瑞典', 'Sweden', '46', ['4.40', '3.80', '2.40', '8.80'], ['1.20', '1.00', '0.80']],
  ['挪威', 'Norway', '47', ['4.40', '3.80', '2.40', '0']],
  ['丹麥', 'Denmark', '45', ['4.40', '3.80', '2.40', '0']],
  ['芬蘭', 'Finland', '358', ['4.80', '4.20', '2.80', '0']],
  ['波蘭', 'Poland', '48', ['5.20', '4.60', '3.20', '0']],
  ['捷克', 'Czechia', '420', ['5.20', '4.60', '3.20', '0']],
  ['希臘', 'Greece', '30', ['5.20', '4.60', '3.20', '0'], ['1.40', '1.20', '0.90']],
  ['俄羅斯', 'Russia', '7', ['6.40', '5.80', '4.60', '0'], ['1.69', '1.50', '1.29']],
  ['土耳其', 'Türkiye', '90', ['5.60', '5.00', '3.80', '0']],
  ['美國', 'United States', '1', ['2.60', '2.20', '1.20', '5.20'], ['0.70', '0.60', '0.45']],
  ['加拿大', 'Canada', '1', ['2.60', '2.20', '1.20', '5.20'], ['0.70', '0.60', '0.45']],
  ['墨西哥', 'Mexico', '52', ['5.80', '5.20', '4.00', '0']],
  ['巴西', 'Brazil', '55', ['5.40', '4.80', '3.60', '0'], ['1.80', '1.60', '1.30']],
  ['阿根廷', 'Argentina', '54', ['6.20', '5.60', '4.40', '0']],
  ['智利', 'Chile', '56', ['5.80', '5.20', '4.00', '0']],
  ['秘魯', 'Peru', '51', ['6.20', '5.60', '4.40', '0']],
  ['澳洲', 'Australia', '61', ['3.20', '2.60', '1.50', '6.40'], ['0.90', '0.80', '0.60']],
  ['紐西蘭', 'New Zealand', '64', ['3.40', '2.80', '1.70', '6.80'], ['0.90', '0.80', '0.60']],
  ['斐濟', 'Fiji', '679', ['7.60', '7.00', '6.00', '0']],
  ['阿聯酋', 'United Arab Emirates', '971', ['6.20', '5.60', '4.60', '0'], ['3.20', '2.90', '2.50']],
  ['沙特阿拉伯', 'Saudi Arabia', '966', ['6.20', '5.60', '4.60', '0']],
  ['埃及', 'Egypt', '20', ['6.40', '5.80', '4.80', '0']],
  ['南非', 'South Africa', '27', ['6.20', '5.60', '4.40', '0'], ['2.40', '2.10', '1.80']],
  ['安哥拉', 'Angola', '244', ['7.20', '6.60', '5.40', '0'], ['3.60', '3.30', '2.90']],
  ['莫桑比克', 'Mozambique', '258', ['7.20', '6.60', '5.40', '0'], ['3.60', '3.30', '2.90']],
  ['佛得角', 'Cabo Verde', '238', ['8.20', '7.60', '6.40', '0']],
];

/** 60 countries (Mainland China in two rows) and, last, all other countries. */
export const idd00Seed = [
  ...lines.map(([cn, en, countryCode, [peakCharge, nonpeakCharge, chargeDis, videoIddCharge]]) => ({
    country: { cn, en },
    countryCode,
    peakCharge,
    nonpeakCharge,
    chargeDis,
    videoIddCharge,
  })),
  { country: OTHER_COUNTRIES, countryCode: '-', peakCharge: '9.90', nonpeakCharge: '9.90', chargeDis: '-', videoIddCharge: '0' },
];

const figure = (charge: string): Texts => ({ cn: charge, en: charge });

/** The charges are texts, because those of the other countries read "not applicable". */
function idd060Of(country: Texts, countryCode: string, charges: Line[4]) {
  if (charges === undefined) return [];
  const [charge, chargeCust, chargeDis] = charges;
  return [{ country, countryCode, charge: figure(charge), chargeCust: figure(chargeCust), chargeDis: figure(chargeDis) }];
}

/** 40 countries (Mainland China in one row) and, last, all other countries, which 060 cannot call (`IDD-05`, `A26`). */
export const idd060Seed = [
  ...idd060Of({ cn: '中國內地', en: 'Mainland China' }, '86', ['0.90', '0.70', '0.50']),
  ...lines.flatMap(([cn, en, code, , charges]) => idd060Of({ cn, en }, code, charges)),
  { country: OTHER_COUNTRIES, countryCode: '-', charge: NOT_APPLICABLE, chargeCust: NOT_APPLICABLE, chargeDis: NOT_APPLICABLE },
];
