import { sectionPalettes } from '../palettes-by-name.ts';
import { motifs } from '../parts/tiles.ts';
import { dice, type Palette, pick, type SvgContent } from '../svg.ts';
import { fullSpeed } from './full-speed.ts';
import { type Subject, sectionContent } from './section-frame.ts';
import * as subject from './sections.ts';
import * as still from './still-lifes.ts';

const { azul, night, telha, jade, mist, amber, cream, tide } = sectionPalettes;

/** The images of the plan list. */
const plans = new Map<string, () => SvgContent>([
  ['plan-5g', () => fullSpeed('section')],
  ['plan-shared', () => sectionContent(still.overlap(mist, 'circles', ''))],
  ['plan-student', () => sectionContent(subject.bridgeAtSunset(amber, 'compass', ''))],
  ['plan-senior', () => sectionContent(still.paving(cream, 'flower', ''))],
  ['plan-data', () => sectionContent(subject.tower(jade, 'lattice', ''))],
  ['plan-watch', () => sectionContent(still.watch(azul, 'circles', ''))],
  ['plan-home', () => sectionContent(subject.home(mist, 'flower', ''))],
  ['plan-bay-area', () => sectionContent(subject.bridgeAtSunset(azul, 'lattice', ''))],
  ['plan-family', () => sectionContent(still.family(cream, 'flower', ''))],
  ['plan-graduate', () => sectionContent(subject.waterfront(night, 'flower', ''))],
  ['plan-senior-pair', () => sectionContent(still.twoSuns(tide, 'flower', ''))],
  ['plan-wifi', () => sectionContent(still.hotspot(telha, 'compass', ''))],
]);

/** Words in a scene's name that select a subject; the first match counts. */
const byWord: readonly [RegExp, Subject][] = [
  [/\b(?:roam-what|app|phones?|mobile|device|e?sim|vela|kumo|orbe|nordo|lume|tejo)\b/, still.phones],
  [/\b(?:long|season|calendar|typhoon)\b/, still.days],
  [/\b(?:roam|roaming|travel|trip|abroad|asia|japan|korea|idd)\b/, subject.journey],
  [/\b(?:pay|payment|bills?|wallet|invoice|receipt|points?|rewards?|fraud)\b/, still.payment],
  [/\b(?:music|songs?|streaming|radio)\b/, still.record],
  [/\b(?:watch|iot|health|sports?|run)\b/, still.watch],
  [/\b(?:wifi|router|fleet|coach)\b/, still.hotspot],
  [/\b(?:home|shops?|store|fibre|broadband|restaurant|coloane|taipa)\b/, subject.home],
  [/\b(?:5g|network|tower|cover|coverage|signal|data|cloud)\b/, subject.tower],
  [/\b(?:bridge|rail|gba|bay|sunset)\b/, subject.bridgeAtSunset],
  [/\b(?:share|shared|partner|team|merge|join|trade)\b/, still.overlap],
  [/\b(?:culture|heritage|award|history|festival)\b/, subject.facade],
  [/\b(?:office|business|company|city|event|harbour)\b/, subject.waterfront],
  [/\b(?:lighthouse|light|guia)\b/, subject.light],
];

const any: readonly [Subject, ...Subject[]] = [
  subject.facade,
  subject.waterfront,
  subject.bridgeAtSunset,
  subject.tower,
  subject.light,
  subject.journey,
  still.overlap,
  still.paving,
];

const grounds = new Map<Subject, readonly [Palette, ...Palette[]]>([
  [still.overlap, [mist]],
  [still.paving, [cream]],
  [subject.bridgeAtSunset, [amber, telha, azul, night]],
  [subject.home, [mist, amber]],
  [subject.light, [azul, night, jade, telha]],
  [subject.journey, [telha, azul, jade, night]],
  [subject.waterfront, [night, azul, telha, jade]],
  [subject.facade, [azul, jade, telha, night]],
  [still.phones, [mist, night, jade]],
  [still.payment, [jade, night, telha]],
  [still.watch, [azul, night, jade]],
  [subject.tower, [jade, azul, telha]],
  [still.record, [amber, telha, azul]],
  [still.hotspot, [telha, azul, jade]],
  [still.days, [azul, telha, night]],
]);

/** The image of a section: a known scene, else one selected by a word of its name, else one derived from a hash of its name. */
export function sectionImage(scene: string): SvgContent {
  const known = plans.get(scene);
  if (known !== undefined) return known();
  const roll = dice(scene);
  const chosen = byWord.find(([word]) => word.test(scene))?.[1] ?? pick(roll(), any);
  return sectionContent(chosen(pick(roll(), grounds.get(chosen) ?? [azul]), pick(roll(), motifs), scene));
}

/** Whether the scene is one of the plan list's. */
export const isPlanScene = (scene: string) => plans.has(scene);
