import type { Texts } from '../handler.ts';

/**
 * Countries for a forward-to number with their telephone codes. Macau comes first because the site preselects the first one; then the
 * neighbours, then the others by English name.
 */
export const countries: readonly { name: Texts; code: string }[] = [
  { name: { cn: '澳門', en: 'Macau' }, code: '853' },
  { name: { cn: '中國內地', en: 'Mainland China' }, code: '86' },
  { name: { cn: '香港', en: 'Hong Kong' }, code: '852' },
  { name: { cn: '台灣', en: 'Taiwan' }, code: '886' },
  { name: { cn: '澳洲', en: 'Australia' }, code: '61' },
  { name: { cn: '奧地利', en: 'Austria' }, code: '43' },
  { name: { cn: '比利時', en: 'Belgium' }, code: '32' },
  { name: { cn: '巴西', en: 'Brazil' }, code: '55' },
  { name: { cn: '法國', en: 'France' }, code: '33' },
  { name: { cn: '德國', en: 'Germany' }, code: '49' },
  { name: { cn: '印度', en: 'India' }, code: '91' },
  { name: { cn: '印尼', en: 'Indonesia' }, code: '62' },
  { name: { cn: '意大利', en: 'Italy' }, code: '39' },
  { name: { cn: '日本', en: 'Japan' }, code: '81' },
  { name: { cn: '南韓', en: 'South Korea' }, code: '82' },
  { name: { cn: '馬來西亞', en: 'Malaysia' }, code: '60' },
  { name: { cn: '緬甸', en: 'Myanmar' }, code: '95' },
  { name: { cn: '荷蘭', en: 'Netherlands' }, code: '31' },
  { name: { cn: '紐西蘭', en: 'New Zealand' }, code: '64' },
  { name: { cn: '菲律賓', en: 'Philippines' }, code: '63' },
  { name: { cn: '葡萄牙', en: 'Portugal' }, code: '351' },
  { name: { cn: '新加坡', en: 'Singapore' }, code: '65' },
  { name: { cn: '南非', en: 'South Africa' }, code: '27' },
  { name: { cn: '西班牙', en: 'Spain' }, code: '34' },
  { name: { cn: '瑞士', en: 'Switzerland' }, code: '41' },
  { name: { cn: '泰國', en: 'Thailand' }, code: '66' },
  { name: { cn: '阿聯酋', en: 'United Arab Emirates' }, code: '971' },
  { name: { cn: '英國', en: 'United Kingdom' }, code: '44' },
  { name: { cn: '美國及加拿大', en: 'United States and Canada' }, code: '1' },
  { name: { cn: '越南', en: 'Vietnam' }, code: '84' },
];
