import { motifs } from '../parts/tiles.ts';
import { pictures } from '../picture-palettes.ts';
import { type Drawing, dice, type Palette, pick } from '../svg.ts';
import { fullSpeed } from './full-speed.ts';
import { sectionDrawing } from './section-frame.ts';
import * as subject from './sections.ts';

const { azul, night, telha, jade, mist, amber, cream } = pictures;

/** The pictures of the plan list. */
const plans = new Map<string, () => Drawing>([
  ['plan-5g', () => fullSpeed('section')],
  ['plan-shared', () => sectionDrawing(subject.overlap(mist, 'circles', ''))],
  ['plan-student', () => sectionDrawing(subject.bridgeAtSunset(amber, 'compass', ''))],
  ['plan-senior', () => sectionDrawing(subject.paving(cream, 'flower', ''))],
  ['plan-data', () => sectionDrawing(subject.tower(jade, 'lattice', ''))],
  ['plan-watch', () => sectionDrawing(subject.watch(azul, 'circles', ''))],
  ['plan-home', () => sectionDrawing(subject.home(mist, 'flower', ''))],
]);

/** Words in a scene's name that ask for a subject. */
const asked: readonly [RegExp, subject.Subject][] = [
  [/roam|travel|trip|abroad|asia|japan|idd/, subject.journey],
  [/pay|bill|wallet|invoice|receipt|point|reward/, subject.payment],
  [/phone|mobile|device|esim|sim/, subject.phones],
  [/watch|iot|health|sport/, subject.watch],
  [/home|shop|store|family|fibre|broadband/, subject.home],
  [/5g|network|tower|cover|signal|data|cloud/, subject.tower],
  [/bridge|gba|bay|sunset/, subject.bridgeAtSunset],
  [/share|partner|team|merge|join/, subject.overlap],
  [/culture|heritage|award|history|festival/, subject.facade],
  [/light|guia|farol/, subject.light],
  [/office|business|company|city|event/, subject.waterfront],
];

const any: readonly [subject.Subject, ...subject.Subject[]] = [
  subject.facade,
  subject.waterfront,
  subject.bridgeAtSunset,
  subject.tower,
  subject.light,
  subject.journey,
  subject.overlap,
  subject.paving,
];

const grounds = new Map<subject.Subject, readonly [Palette, ...Palette[]]>([
  [subject.overlap, [mist]],
  [subject.paving, [cream]],
  [subject.bridgeAtSunset, [amber, telha, azul, night]],
  [subject.home, [mist, amber]],
  [subject.light, [azul, night, jade, telha]],
  [subject.journey, [telha, azul, jade, night]],
  [subject.waterfront, [night, azul, telha, jade]],
  [subject.facade, [azul, jade, telha, night]],
  [subject.phones, [mist, night, jade]],
  [subject.payment, [jade, night, azul]],
  [subject.watch, [azul, night, jade]],
  [subject.tower, [jade, azul, telha]],
]);

/** The picture of a section: a known scene, else one that its name asks for, else one that its name rolls. */
export function sectionPicture(scene: string): Drawing {
  const known = plans.get(scene);
  if (known !== undefined) return known();
  const roll = dice(scene);
  const chosen = asked.find(([word]) => word.test(scene))?.[1] ?? pick(roll(), any);
  return sectionDrawing(chosen(pick(roll(), grounds.get(chosen) ?? [azul]), pick(roll(), motifs), scene));
}

/** Whether the scene is one of the plan list's. */
export const isPlanScene = (scene: string) => plans.has(scene);
