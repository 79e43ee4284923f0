import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';

interface RegionSeed {
  regionId: string;
  name: Texts;
}

/** What sets a destination apart: video calls, no 5G, a single network, no data roaming. */
type Trait = 'video' | '4g' | 'one network' | 'no data';

/** A destination; its networks and charges are made from it. */
export interface DestinationSeed {
  rdId: string;
  name: Texts;
  region: RegionSeed;
  /** Mobile country code of its networks. */
  mcc: string;
  /** Two letters that the phone shows before the name of a network. */
  letters: string;
  remarks: readonly Remark[];
  traits: readonly Trait[];
}

const region = (regionId: string, cn: string, en: string): RegionSeed => ({ regionId, name: { cn, en } });

const NEAR = region('501', '中國內地、香港及台灣', 'Mainland China, Hong Kong and Taiwan');
const ASIA = region('502', '亞洲', 'Asia');
const SOUTH_ASIA = region('503', '南亞', 'South Asia');
const EUROPE = region('504', '歐洲', 'Europe');
const NORTH_AMERICA = region('505', '北美洲', 'North America');
const SOUTH_AMERICA = region('506', '中南美洲及加勒比海', 'Central and South America and the Caribbean');
const AFRICA = region('507', '中東及非洲', 'Middle East and Africa');
const OCEANIA = region('508', '大洋洲', 'Oceania');

export const regionsSeed: readonly RegionSeed[] = [NEAR, ASIA, SOUTH_ASIA, EUROPE, NORTH_AMERICA, SOUTH_AMERICA, AFRICA, OCEANIA];

type Line = readonly [rdId: string, cn: string, en: string, mcc: string, letters: string, remarks: readonly Remark[], traits: readonly Trait[]];

const within = (inRegion: RegionSeed, lines: readonly Line[]): DestinationSeed[] =>
  lines.map(([rdId, cn, en, mcc, letters, remarks, traits]) => ({ rdId, name: { cn, en }, region: inRegion, mcc, letters, remarks, traits }));

/** All destinations, region by region, those most travelled to first. `321` and `102` carry the note of `ROAM-05`. */
export const destinationsSeed: readonly DestinationSeed[] = [
  ...within(NEAR, [
    ['101', '中國內地', 'Mainland China', '460', 'CN', ['minute', 'income', 'border'], ['video']],
    ['103', '香港', 'Hong Kong', '454', 'HK', ['minute', 'income', 'border'], ['video']],
    ['104', '台灣', 'Taiwan', '466', 'TW', ['minute', 'income'], ['video']],
  ]),
  ...within(ASIA, [
    ['110', '日本', 'Japan', '440', 'JP', ['minute', 'income'], ['video']],
    ['111', '南韓', 'South Korea', '450', 'KR', ['minute', 'income'], ['video']],
    ['112', '泰國', 'Thailand', '520', 'TH', ['minute', 'income'], []],
    ['113', '新加坡', 'Singapore', '525', 'SG', ['minute', 'income'], ['video']],
    ['114', '越南', 'Vietnam', '452', 'VN', ['minute', 'income'], []],
    ['115', '菲律賓', 'Philippines', '515', 'PH', ['minute', 'income'], []],
    ['116', '印尼', 'Indonesia', '510', 'ID', ['minute', 'income'], []],
    ['117', '馬來西亞', 'Malaysia', '502', 'MY', ['minute', 'income'], ['video']],
    ['118', '柬埔寨', 'Cambodia', '456', 'KH', ['minute', 'coverage'], []],
    ['119', '老撾', 'Laos', '457', 'LA', ['minute', 'coverage'], ['4g']],
    ['102', '緬甸', 'Myanmar', '414', 'MM', ['minute', 'coverage', 'postpaid'], ['4g']],
    ['120', '文萊', 'Brunei', '528', 'BN', [], []],
    ['121', '東帝汶', 'Timor-Leste', '514', 'TL', ['minute', 'coverage'], ['4g', 'one network']],
    ['122', '蒙古', 'Mongolia', '428', 'MN', ['minute', 'coverage'], []],
  ]),
  ...within(SOUTH_ASIA, [
    ['130', '印度', 'India', '404', 'IN', ['minute', 'tax'], []],
    ['131', '尼泊爾', 'Nepal', '429', 'NP', ['minute', 'coverage'], ['4g']],
    ['132', '斯里蘭卡', 'Sri Lanka', '413', 'LK', [], []],
    ['133', '馬爾代夫', 'Maldives', '472', 'MV', ['minute', 'sea'], []],
    ['134', '孟加拉', 'Bangladesh', '470', 'BD', [], ['4g']],
    ['135', '巴基斯坦', 'Pakistan', '410', 'PK', [], []],
  ]),
  ...within(EUROPE, [
    ['201', '葡萄牙', 'Portugal', '268', 'PT', ['minute', 'sea'], ['video']],
    ['202', '英國', 'United Kingdom', '234', 'UK', [], ['video']],
    ['203', '法國', 'France', '208', 'FR', [], ['video']],
    ['204', '意大利', 'Italy', '222', 'IT', [], ['video']],
    ['205', '西班牙', 'Spain', '214', 'ES', [], ['video']],
    ['206', '德國', 'Germany', '262', 'DE', [], ['video']],
    ['207', '瑞士', 'Switzerland', '228', 'CH', ['minute', 'income', 'border'], ['video']],
    ['208', '荷蘭', 'Netherlands', '204', 'NL', [], ['video']],
    ['209', '奧地利', 'Austria', '232', 'AT', [], []],
    ['210', '比利時', 'Belgium', '206', 'BE', [], []],
    ['211', '愛爾蘭', 'Ireland', '272', 'IE', [], []],
    ['212', '希臘', 'Greece', '202', 'GR', ['minute', 'sea'], []],
    ['213', '捷克', 'Czechia', '230', 'CZ', [], []],
    ['214', '丹麥', 'Denmark', '238', 'DK', [], []],
    ['215', '瑞典', 'Sweden', '240', 'SE', [], []],
    ['216', '挪威', 'Norway', '242', 'NO', ['minute', 'sea'], []],
    ['217', '土耳其', 'Türkiye', '286', 'TR', [], []],
  ]),
  ...within(NORTH_AMERICA, [
    ['301', '美國', 'United States', '310', 'US', ['minute', 'income'], ['video']],
    ['302', '加拿大', 'Canada', '302', 'CA', ['minute', 'income', 'border'], ['video']],
    ['303', '墨西哥', 'Mexico', '334', 'MX', [], []],
  ]),
  ...within(SOUTH_AMERICA, [
    ['310', '巴西', 'Brazil', '724', 'BR', ['minute', 'tax'], []],
    ['311', '阿根廷', 'Argentina', '722', 'AR', ['minute', 'tax'], []],
    ['312', '智利', 'Chile', '730', 'CL', [], []],
    ['313', '秘魯', 'Peru', '716', 'PE', ['minute', 'coverage'], ['4g']],
    ['321', '古巴', 'Cuba', '368', 'CU', ['minute', 'postpaid', 'noData'], ['4g', 'one network', 'no data']],
  ]),
  ...within(AFRICA, [
    ['401', '阿聯酋', 'United Arab Emirates', '424', 'AE', [], ['video']],
    ['402', '卡塔爾', 'Qatar', '427', 'QA', [], []],
    ['403', '沙特阿拉伯', 'Saudi Arabia', '420', 'SA', ['minute', 'tax'], []],
    ['404', '埃及', 'Egypt', '602', 'EG', ['minute', 'tax'], []],
    ['405', '摩洛哥', 'Morocco', '604', 'MA', [], []],
    ['406', '南非', 'South Africa', '655', 'ZA', [], []],
    ['407', '莫桑比克', 'Mozambique', '643', 'MZ', ['minute', 'coverage'], ['4g']],
    ['408', '安哥拉', 'Angola', '631', 'AO', ['minute', 'coverage'], ['4g']],
  ]),
  ...within(OCEANIA, [
    ['601', '澳洲', 'Australia', '505', 'AU', ['minute', 'income'], ['video']],
    ['602', '紐西蘭', 'New Zealand', '530', 'NZ', [], ['video']],
    ['603', '斐濟', 'Fiji', '542', 'FJ', ['minute', 'sea'], ['4g']],
    ['604', '關島', 'Guam', '310', 'GU', [], ['one network']],
  ]),
];

/** Remarks of the roaming tariffs, shown in red (`ROAM-04`). */
const remarks = {
  minute: { cn: '通話以每 1 分鐘為單位計算，不足 1 分鐘亦作 1 分鐘計。', en: 'Calls are charged in units of 1 minute. Part of a minute counts as 1 minute.' },
  income: { cn: '接聽來電同樣收費；來電轉駁至留言信箱，亦會收費。', en: 'You also pay for incoming calls, even when they go to voicemail.' },
  border: {
    cn: '在邊境或口岸附近，手機可能自動接駁另一地的網絡，請留意屏幕上的網絡名稱。',
    en: 'Near a border, your phone may pick up a network from the other side. Check the network name on the screen.',
  },
  coverage: { cn: '主要城市以外的網絡覆蓋有限。', en: 'Coverage is limited outside the main cities.' },
  tax: { cn: '當地的通話稅會計入你的帳單。', en: 'Tax on calls in this country is added to your bill.' },
  sea: {
    cn: '本收費表不適用於郵輪及航機上的網絡，有關收費另計。',
    en: 'These charges do not cover networks on cruise ships and aircraft. You pay for those separately.',
  },
  postpaid: { cn: '只適用於月費客戶，儲值卡不適用。', en: 'For monthly plan customers only, not for prepaid cards.' },
  noData: {
    cn: '暫不提供數據漫遊，出發前請關閉手機的數據漫遊。',
    en: 'Data roaming is not available there right now. Turn it off on your phone before you leave.',
  },
  video: { cn: '雙方的手機及網絡均須支援視像通話。', en: 'Both phones and both networks must support video calls.' },
} satisfies Record<string, Texts>;

type Remark = keyof typeof remarks;

/** Remarks as the contract has them: one a line. */
export const remarkLines = (keys: readonly Remark[], language: Language): string => keys.map((key) => textIn(remarks[key], language)).join('\n');
