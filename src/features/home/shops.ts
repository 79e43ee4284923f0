import type { Language } from '@/session/language';

type Bilingual = Readonly<Record<Language, string>>;

/** A shop on the home page (HOME-24 … HOME-26, decision B46). */
export interface Shop {
  /** Id on the shop map. */
  id: string;
  name: Bilingual;
  /** Names on the street sign. */
  street: { chinese: string; portuguese: string };
  address: Bilingual;
  /** Daily opening hours in Macau time. */
  hours: string;
  flag?: 'premium' | 'sale';
}

const DEFAULT_HOURS = '10:30–20:00';

/** Static data: the specification has no operation for shops. */
export const shops: readonly Shop[] = [
  {
    id: 'almeida-ribeiro',
    name: { cn: '新馬路店', en: 'Almeida Ribeiro' },
    street: { chinese: '亞美打利庇盧大馬路', portuguese: 'Avenida de Almeida Ribeiro' },
    address: { cn: '新馬路 356 號地下', en: '356 Avenida de Almeida Ribeiro, ground floor' },
    hours: DEFAULT_HOURS,
    flag: 'premium',
  },
  {
    id: 'horta-e-costa',
    name: { cn: '高士德店', en: 'Horta e Costa' },
    street: { chinese: '高士德大馬路', portuguese: 'Avenida de Horta e Costa' },
    address: { cn: '高士德大馬路 52 號地下 B 座', en: '52 Avenida de Horta e Costa, ground floor, shop B' },
    hours: DEFAULT_HOURS,
    flag: 'sale',
  },
  {
    id: 'areia-preta',
    name: { cn: '黑沙環店', en: 'Areia Preta' },
    street: { chinese: '馬場大馬路', portuguese: 'Avenida do Hipódromo' },
    address: { cn: '馬場大馬路 318 號地下', en: '318 Avenida do Hipódromo, ground floor' },
    hours: DEFAULT_HOURS,
  },
  {
    id: 'taipa',
    name: { cn: '氹仔花城店', en: 'Taipa, Flower City' },
    street: { chinese: '埃武拉街', portuguese: 'Rua de Évora' },
    address: { cn: '埃武拉街 186 號地下', en: '186 Rua de Évora, ground floor' },
    hours: '11:00–20:00',
  },
];
