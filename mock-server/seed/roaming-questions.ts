/** The three questions of the roaming plan finder. */
import type { Texts } from '../handler.ts';

export interface RoamAnswerSeed {
  id: string;
  answerName: Texts;
  hint?: Texts;
  /** Ring of the map, 1 (nearest to Macau) to 4. */
  ring?: number;
  /** Length of the trip. */
  days?: readonly [min: number, max: number];
}

export interface RoamQuestionSeed {
  /** Names the images of the question. */
  scene: string;
  title: Texts;
  qestionname: Texts;
  answers: readonly RoamAnswerSeed[];
}

/** Answers about the destination. */
export const NEAR = '711';
export const SOUTHEAST_ASIA = '712';
export const JAPAN_KOREA = '713';
export const FAR = '714';
export const WEEKEND = '721';
export const WEEK = '722';
export const LONGER = '723';
export const DATA = '731';
export const CALLS = '732';
export const BOTH = '733';

export const roamQuestionsSeed: readonly RoamQuestionSeed[] = [
  {
    scene: 'roam-where',
    title: { cn: '目的地', en: 'Destination' },
    qestionname: { cn: '今次去哪裏？', en: 'Where are you going?' },
    answers: [
      {
        id: NEAR,
        answerName: { cn: '中國內地、香港及台灣', en: 'Mainland China, Hong Kong and Taiwan' },
        hint: { cn: '珠海、香港、台北', en: 'Zhuhai, Hong Kong, Taipei' },
        ring: 1,
      },
      {
        id: SOUTHEAST_ASIA,
        answerName: { cn: '東南亞', en: 'Southeast Asia' },
        hint: { cn: '曼谷、新加坡、峴港', en: 'Bangkok, Singapore, Da Nang' },
        ring: 2,
      },
      { id: JAPAN_KOREA, answerName: { cn: '日本及南韓', en: 'Japan and South Korea' }, hint: { cn: '東京、大阪、首爾', en: 'Tokyo, Osaka, Seoul' }, ring: 3 },
      {
        id: FAR,
        answerName: { cn: '歐美及澳紐', en: 'Europe, the Americas, Australia and New Zealand' },
        hint: { cn: '倫敦、多倫多、悉尼', en: 'London, Toronto, Sydney' },
        ring: 4,
      },
    ],
  },
  {
    scene: 'roam-how-long',
    title: { cn: '行程', en: 'Length of stay' },
    qestionname: { cn: '去多久？', en: 'How long are you staying?' },
    answers: [
      { id: WEEKEND, answerName: { cn: '1 至 2 日', en: '1 or 2 days' }, days: [1, 2], hint: { cn: '即日來回或週末', en: 'A day trip or a weekend' } },
      { id: WEEK, answerName: { cn: '3 至 7 日', en: '3 to 7 days' }, days: [3, 7], hint: { cn: '短假期或公幹', en: 'A short holiday or business trip' } },
      {
        id: LONGER,
        answerName: { cn: '8 日或以上', en: '8 days or more' },
        days: [8, 30],
        hint: { cn: '長假期、探親或留學', en: 'A long holiday, family visit or studies' },
      },
    ],
  },
  {
    scene: 'roam-what-for',
    title: { cn: '用途', en: 'Use' },
    qestionname: { cn: '主要用甚麼？', en: 'What will you use most?' },
    answers: [
      { id: DATA, answerName: { cn: '上網數據', en: 'Data' }, hint: { cn: '地圖、訊息、社交平台', en: 'Maps, messages, social media' } },
      { id: CALLS, answerName: { cn: '通話及短訊', en: 'Calls and SMS' }, hint: { cn: '致電澳門或當地號碼', en: 'To Macau or to local numbers' } },
      { id: BOTH, answerName: { cn: '兩樣都要', en: 'Both' }, hint: { cn: '上網之餘，電話也要打得通', en: 'Go online and take calls' } },
    ],
  },
];
