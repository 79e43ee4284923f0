import type { Texts } from '../handler.ts';
import { type Finish, finishes } from '../images/phone.ts';
import { kumoPhones } from './phones-kumo.ts';
import { lumePhones } from './phones-lume.ts';
import type { PhoneSeed } from './phones-model.ts';
import { nordoPhones } from './phones-nordo.ts';
import { orbePhones } from './phones-orbe.ts';
import { tejoPhones } from './phones-tejo.ts';
import { velaPhones } from './phones-vela.ts';

/** Brands in the order of the tabs; the home page shows the first four. */
export const brandsSeed: readonly { id: string; name: string; onHome: boolean }[] = [
  { id: '3001', name: 'Vela', onHome: true },
  { id: '3002', name: 'Kumo', onHome: true },
  { id: '3003', name: 'Orbe', onHome: true },
  { id: '3004', name: 'Nordo', onHome: true },
  { id: '3005', name: 'Lume', onHome: false },
  { id: '3006', name: 'Tejo', onHome: false },
];

/** Order of the phone list: new phones first, then one of each brand in turn, last what is sold out. Within a brand the order of its file is kept. */
function inShopWindow(brands: readonly (readonly PhoneSeed[])[]): readonly PhoneSeed[] {
  const places = brands.flatMap((phones) => phones.map((phone, place) => ({ phone, place: phone.soldOut ? phones.length : phone.isNew ? -1 : place })));
  return places.sort((one, other) => one.place - other.place).map(({ phone }) => phone);
}

export const phonesSeed: readonly PhoneSeed[] = inShopWindow([velaPhones, kumoPhones, orbePhones, nordoPhones, lumePhones, tejoPhones]);

/** What is new and can be had, for the head of the phone page. */
export const newPhones: readonly string[] = phonesSeed.filter(({ isNew, soldOut }) => isNew && !soldOut).map(({ name }) => name);

/** The phones of one brand, the most important first. */
export const phonesOfBrand = (brandId: string): readonly PhoneSeed[] =>
  phonesSeed.filter((phone) => phone.brandId === brandId).sort((one, other) => one.id.localeCompare(other.id));

export const findPhone = (id: string): PhoneSeed | undefined => phonesSeed.find((phone) => phone.id === id);

export const brandOf = (phone: PhoneSeed): string => brandsSeed.find(({ id }) => id === phone.brandId)?.name ?? '';

export const colourNames: Readonly<Record<Finish, Texts>> = {
  azul: { cn: '海峽藍', en: 'Strait Blue' },
  sand: { cn: '沙灘金', en: 'Beach Gold' },
  ink: { cn: '夜墨', en: 'Night Ink' },
  telha: { cn: '瓦紅', en: 'Roof Red' },
  jade: { cn: '翡翠綠', en: 'Jade Green' },
  paper: { cn: '月光白', en: 'Moonlight White' },
};

/** A colour as `#rrggbb`. */
export const hexOf = (finish: Finish): string => finishes[finish].body;

/** Parts of a phone that an image shows; both sides by default. */
export type View = 'back' | 'front' | 'camera' | 'screen';

/** Path of an image. */
export function imageOf({ camera, shape }: PhoneSeed, finish: Finish, view?: View): string {
  const name = [camera, finish, finishes[finish].wallpaper.art, ...(shape === 'classic' ? [] : [shape])].join('-');
  return `/mock-assets/phones/${name}.svg${view === undefined ? '' : `?view=${view}`}`;
}
