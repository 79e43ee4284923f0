import type { Texts } from '../handler.ts';

/** Subjects of a contact message in the order of the list. */
export const contactSubjectsSeed: readonly { id: string; name: Texts }[] = [
  { id: '5001', name: { cn: '月費計劃及合約', en: 'Plans and contracts' } },
  { id: '5002', name: { cn: '帳單及繳費', en: 'Bills and payments' } },
  { id: '5003', name: { cn: '網絡覆蓋及上網速度', en: 'Coverage and speed' } },
  { id: '5004', name: { cn: '漫遊及 IDD', en: 'Roaming and IDD' } },
  { id: '5005', name: { cn: '手機及維修', en: 'Phones and repairs' } },
  { id: '5006', name: { cn: '意見及投訴', en: 'Feedback and complaints' } },
];
