import type { Texts } from '../handler.ts';

interface Feature {
  title: Texts;
  text: (specs: PhoneSpecs) => Texts;
}

const thousands = (figure: number): string => figure.toLocaleString('en');

/** Megapixels as people in Macau say them: 50 is 5,000 萬像素, 200 is 2 億像素. */
export const pixels = (mega: number): string => (mega >= 100 ? `${mega / 100} 億像素` : `${thousands(mega * 100)} 萬像素`);

/** Per cent of the battery after 30 minutes. */
const charged = (watts: number): number => Math.min(95, Math.round((25 + watts * 0.95) / 5) * 5);

const main = ({ cameras }: PhoneSpecs): number => cameras[0] ?? 12;

export const features = {
  night: {
    title: { cn: '夜景不用腳架', en: 'Night pictures without a tripod' },
    text: (specs) => ({
      cn: `主鏡頭 ${pixels(main(specs))}，在路氹的霓虹燈下，招牌的字看得清，天空仍是夜空。`,
      en: `The ${main(specs)}-megapixel main camera keeps the neon signs of Cotai legible and the sky dark.`,
    }),
  },
  zoom: {
    title: { cn: '把對岸拉到眼前', en: 'The far shore, close up' },
    text: () => ({
      cn: '在主教山望向西灣大橋，十倍變焦仍然穩定，橋上的車看得清楚。',
      en: 'From Penha Hill to the Sai Van Bridge: ten times closer, and steady enough to make out the cars.',
    }),
  },
  portrait: {
    title: { cn: '人像自然好看', en: 'Portraits that look like you' },
    text: () => ({
      cn: '背景柔和，髮絲邊緣清晰；膚色真實，不用再修圖。',
      en: 'A soft background, clean edges around hair and natural skin tones, with nothing to retouch.',
    }),
  },
  battery: {
    title: { cn: '由早用到晚', en: 'From morning to night' },
    text: ({ battery }) => ({
      cn: `${thousands(battery)} 毫安時電池，連續看影片約 ${Math.round(battery / 200)} 小時；系統會按你的作息，深夜才充滿，延長電池壽命。`,
      en: `The ${thousands(battery)} mAh battery plays about ${Math.round(battery / 200)} hours of video. The phone learns your routine and finishes charging late at night, which helps the battery last.`,
    }),
  },
  charge: {
    title: { cn: '快速充電', en: 'Fast charging' },
    text: ({ watts }) => ({
      cn: `${watts} 瓦快速充電，30 分鐘可充至約 ${charged(watts)}%。`,
      en: `Charging at ${watts} W brings the battery to about ${charged(watts)}% in 30 minutes.`,
    }),
  },
  screen: {
    title: { cn: '陽光下也看得清', en: 'Clear in full sun' },
    text: ({ screen, hertz }) => ({
      cn: `${screen} 吋屏幕，每秒 ${hertz} 格，捲動流暢；戶外自動調亮，夜間轉為暖色。`,
      en: `A ${screen}-inch, ${hertz} Hz screen that scrolls smoothly, gets brighter outdoors and turns warmer at night.`,
    }),
  },
  slim: {
    title: { cn: '輕薄，單手可握', en: 'Thin, light, easy in one hand' },
    text: ({ grams }) => ({
      cn: `機身只重 ${grams} 克，邊框圓滑，放入恤衫袋也不覺重。`,
      en: `At ${grams} g with rounded edges, it sits in a shirt pocket without being noticed.`,
    }),
  },
  tough: {
    title: { cn: '耐撞，防塵防水', en: 'Built for drops, dust and rain' },
    text: ({ rating }) => ({
      cn: `機身達 ${rating} 防塵防水等級，四角加厚；戴着手套也可操作屏幕。`,
      en: `Rated ${rating} against dust and water, with thicker corners. You can use the screen with gloves on.`,
    }),
  },
  fold: {
    title: { cn: '打開就是小平板', en: 'Opens into a small tablet' },
    text: ({ screen }) => ({
      cn: `展開後 ${screen} 吋，左邊看文件，右邊開會；鉸鏈經 40 萬次開合測試。`,
      en: `Unfolded, it measures ${screen} inches: a document on the left, the meeting on the right. The hinge is tested for 400,000 folds.`,
    }),
  },
  flip: {
    title: { cn: '摺起只有手掌大', en: 'Folds to the size of your palm' },
    text: () => ({
      cn: '用外屏幕直接回覆訊息、付款及自拍；摺成直角便可當腳架。',
      en: 'Answer messages, pay and take selfies on the outer screen. Half folded, it stands by itself.',
    }),
  },
  repair: {
    title: { cn: '換電池，多用幾年', en: 'Change the battery, keep the phone' },
    text: () => ({
      cn: '電池、屏幕及充電插口以螺絲固定，門市有零件，半小時換好。',
      en: 'The battery, screen and charging port are held in place by screws. Our shops have the parts and can fit them in half an hour.',
    }),
  },
  simple: {
    title: { cn: '大字、大鍵、大聲', en: 'Large type, large keys, loud sound' },
    text: () => ({
      cn: '主畫面只有四格：電話、訊息、相片、求助；機背求助鍵長按三秒，即依次致電三位家人。',
      en: 'Four tiles on the home screen: calls, messages, pictures, help. Hold the help key on the back for three seconds to call three family members in turn.',
    }),
  },
  esim: {
    title: { cn: '一機兩號', en: 'Two numbers in one phone' },
    text: () => ({
      cn: '實體卡配 eSIM，澳門號碼與內地號碼同時在線，過關毋須換卡。',
      en: 'With a SIM card and an eSIM, your Macau and mainland numbers are both active, so you can cross the border without changing cards.',
    }),
  },
  sound: {
    title: { cn: '立體聲，如在戲院', en: 'Stereo sound, as in a cinema' },
    text: () => ({
      cn: '兩個揚聲器對稱擺放，橫放看劇聲音不偏；通話時自動濾去街上的噪音。',
      en: 'Two matched speakers keep the sound centred when you hold the phone sideways, and calls filter out street noise.',
    }),
  },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof features;

/** Rows of the specification table. */
export interface PhoneSpecs {
  /** Diagonal in inches. */
  screen: number;
  /** Refresh rate of the screen. */
  hertz: number;
  /** Cameras on the back in megapixels, the main one first. */
  cameras: readonly number[];
  /** Battery in mAh. */
  battery: number;
  /** Charging power in watts. */
  watts: number;
  grams: number;
  /** Protection against water and dust. */
  rating?: string;
}
