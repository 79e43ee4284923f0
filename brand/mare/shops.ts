import type { Shop } from '../types.ts';

export const shops: readonly Shop[] = [
  {
    id: 'praia-grande',
    name: { cn: '南灣店', en: 'Praia Grande' },
    street: { chinese: '南灣大馬路', portuguese: 'Avenida da Praia Grande' },
    district: { cn: '南灣', en: 'Praia Grande' },
    address: { cn: '南灣大馬路 517 號地下', en: '517 Avenida da Praia Grande, ground floor' },
    opens: '10:30',
    closes: '20:00',
    flag: 'premium',
  },
  {
    id: 'inner-harbour',
    name: { cn: '內港店', en: 'Inner Harbour' },
    street: { chinese: '火船頭街', portuguese: 'Rua das Lorchas' },
    district: { cn: '內港', en: 'Inner Harbour' },
    address: { cn: '火船頭街 86 號地下', en: '86 Rua das Lorchas, ground floor' },
    opens: '10:30',
    closes: '20:00',
    flag: 'sale',
  },
  {
    id: 'fai-chi-kei',
    name: { cn: '筷子基店', en: 'Fai Chi Kei' },
    street: { chinese: '俾若翰街', portuguese: 'Rua de João de Araújo' },
    district: { cn: '筷子基', en: 'Fai Chi Kei' },
    address: { cn: '俾若翰街 41 號地下 C 座', en: '41 Rua de João de Araújo, ground floor, shop C' },
    opens: '10:30',
    closes: '20:00',
  },
  {
    id: 'coloane',
    name: { cn: '石排灣店', en: 'Coloane, Seac Pai Van' },
    street: { chinese: '和諧大馬路', portuguese: 'Avenida da Harmonia' },
    district: { cn: '路環', en: 'Coloane' },
    address: { cn: '和諧大馬路 72 號地下', en: '72 Avenida da Harmonia, ground floor' },
    opens: '11:00',
    closes: '20:00',
  },
];
