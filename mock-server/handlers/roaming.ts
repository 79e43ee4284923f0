import { textIn } from '../../openapi/languages.ts';
import { type Handlers, inLanguage, type Language, success } from '../handler.ts';
import { figure } from '../seed/prices.ts';
import { type DestinationSeed, destinationsSeed, regionsSeed } from '../seed/roaming.ts';
import { dataOf, dataPlansAt, perOf, type RoamPlanSeed, roamPlansSeed, useOf } from '../seed/roaming-finder.ts';
import { roamQuestionsSeed } from '../seed/roaming-questions.ts';
import { dataRowsOf, videoRowsOf, voiceRowsOf } from '../seed/roaming-tariffs.ts';

/** A plan suits when every given answer is among its own; an unknown answer suits no plan. */
const suits = (plan: RoamPlanSeed, answerIds: readonly string[]): boolean => answerIds.every((id) => plan.suits.some((ids) => ids.includes(id)));

const roamCard = (plan: RoamPlanSeed, language: Language, recommended: boolean) => ({
  id: plan.id,
  cardtitleMap: { top: textIn(plan.name, language), bottom: textIn(plan.where, language) },
  cardsubtitleMap: [
    { top: `MOP$${figure(plan.price)}`, bottom: textIn(perOf(plan), language) },
    ...plan.facts.map(([label, value]) => ({ top: textIn(label, language), bottom: textIn(value, language) })),
  ],
  cardremakeArr: plan.special.map((line) => textIn(line, language)),
  cardinfoMap: plan.info.map(([label, value]) => ({ left: textIn(label, language), right: textIn(value, language) })),
  linkTxteStatus: plan.linkText === undefined ? (0 as const) : (1 as const),
  link: plan.link,
  ...(plan.linkText === undefined ? {} : { linkText: textIn(plan.linkText, language) }),
  tjtype: recommended ? (1 as const) : (0 as const),
  price: String(plan.price),
  days: plan.days,
  use: useOf(plan),
});

/** A destination with its flag; the United Kingdom's two letters on phones are not those of its flag. */
const destinationRow = (destination: DestinationSeed, language: Language) => ({
  rdId: destination.rdId,
  name: textIn(destination.name, language),
  flag: `/mock-assets/flags/${destination.letters === 'UK' ? 'gb' : destination.letters.toLowerCase()}.svg`,
  offers: dataPlansAt(destination).map((plan) => ({
    id: plan.id,
    name: textIn(plan.name, language),
    price: String(plan.price),
    days: plan.days,
    data: textIn(dataOf(plan), language),
    link: plan.link,
  })),
});

const destinationOf = (rdId: string) => destinationsSeed.find((destination) => destination.rdId === rdId);

export const handlers: Handlers = {
  roamQuestions: ({ language }) =>
    success(
      roamQuestionsSeed.map(({ scene, title, qestionname, answers }) => ({
        img: `/mock-assets/sections/${scene}-wide.svg`,
        phoneimg: `/mock-assets/sections/${scene}-phone.svg`,
        ...inLanguage({ title, qestionname }, language),
        roamQuestionDatas: answers.map(({ days, ...answer }) => ({
          ...inLanguage(answer, language),
          ...(days && { minDays: days[0], maxDays: days[1] }),
        })),
      })),
    ),
  roamPlans: ({ body, language }) => {
    const answers = roamQuestionsSeed.flatMap((question) => question.answers);
    return success({
      aName: body.answerIds.flatMap((id) => answers.filter((answer) => answer.id === id)).map(({ answerName }) => textIn(answerName, language)),
      roamPlans: roamPlansSeed.filter((plan) => suits(plan, body.answerIds)).map((plan, index) => roamCard(plan, language, index === 0)),
    });
  },
  roamingRegions: ({ language }) => success(regionsSeed.map(({ regionId, name }) => ({ regionId, name: textIn(name, language), voiceStatus: 1 as const }))),
  roamingDestinations: ({ path, language }) =>
    success(destinationsSeed.filter(({ region }) => region.regionId === path.regionId).map((destination) => destinationRow(destination, language))),
  roamingVoices: ({ path, language }) => {
    const destination = destinationOf(path.rdId);
    return success(destination === undefined ? [] : voiceRowsOf(destination, language));
  },
  roamingVideos: ({ path, language }) => {
    const destination = destinationOf(path.rdId);
    return success(destination === undefined ? [] : videoRowsOf(destination, language));
  },
  roamingData: ({ path, language }) => {
    const destination = destinationOf(path.rdId);
    return success(destination === undefined ? [] : dataRowsOf(destination, language));
  },
};
