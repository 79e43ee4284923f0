import type { Shop } from '../types.ts';

export const shops: readonly Shop[] = [
  {
    id: 'almeida-ribeiro',
    name: { cn: '新馬路店', en: 'Almeida Ribeiro' },
    street: { chinese: '亞美打利庇盧大馬路', portuguese: 'Avenida de Almeida Ribeiro' },
    district: { cn: '中區', en: 'City centre' },
    address: { cn: '新馬路 356 號地下', en: '356 Avenida de Almeida Ribeiro, ground floor' },
    opens: '10:30',
    closes: '20:00',
    flag: 'premium',
  },
  {
    id: 'horta-e-costa',
    name: { cn: '高士德店', en: 'Horta e Costa' },
    street: { chinese: '高士德大馬路', portuguese: 'Avenida de Horta e Costa' },
    district: { cn: '高士德', en: 'Horta e Costa' },
    address: { cn: '高士德大馬路 52 號地下 B 座', en: '52 Avenida de Horta e Costa, ground floor, shop B' },
    opens: '10:30',
    closes: '20:00',
    flag: 'sale',
  },
  {
    id: 'areia-preta',
    name: { cn: '黑沙環店', en: 'Areia Preta' },
    street: { chinese: '馬場大馬路', portuguese: 'Avenida do Hipódromo' },
    district: { cn: '黑沙環', en: 'Areia Preta' },
    address: { cn: '馬場大馬路 318 號地下', en: '318 Avenida do Hipódromo, ground floor' },
    opens: '10:30',
    closes: '20:00',
  },
  {
    id: 'taipa',
    name: { cn: '氹仔花城店', en: 'Taipa, Flower City' },
    street: { chinese: '埃武拉街', portuguese: 'Rua de Évora' },
    district: { cn: '氹仔', en: 'Taipa' },
    address: { cn: '埃武拉街 186 號地下', en: '186 Rua de Évora, ground floor' },
    opens: '11:00',
    closes: '20:00',
  },
];
