/** Remarks of the roaming tariffs, shown in red (`ROAM-04`). */
import { textIn } from '../../openapi/languages.ts';
import type { Language, Texts } from '../handler.ts';

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

export type Remark = keyof typeof remarks;

/** Remarks as the contract has them: one a line. */
export const remarkLines = (keys: readonly Remark[], language: Language): string => keys.map((key) => textIn(remarks[key], language)).join('\n');
