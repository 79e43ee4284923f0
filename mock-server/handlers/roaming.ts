import { type Handlers, type Language, success } from '../handler.ts';
import { figure } from '../seed/prices.ts';
import { type DestinationSeed, destinationsSeed, regionsSeed } from '../seed/roaming.ts';
import { dataPlansAt, type RoamPlanSeed, roamPlansSeed } from '../seed/roaming-finder.ts';
import { dataOf, perOf, useOf } from '../seed/roaming-offers.ts';
import { roamQuestionsSeed } from '../seed/roaming-questions.ts';
import { dataRowsOf, videoRowsOf, voiceRowsOf } from '../seed/roaming-tariffs.ts';

/** A plan suits when every given answer is among its own; an unknown answer suits no plan. */
const suits = (plan: RoamPlanSeed, answerIds: readonly string[]): boolean => answerIds.every((id) => plan.suits.some((ids) => ids.includes(id)));

const roamCard = (plan: RoamPlanSeed, language: Language, recommended: boolean) => ({
  id: plan.id,
  cardtitleMap: { top: plan.name[language], bottom: plan.where[language] },
  cardsubtitleMap: [
    { top: `MOP$${figure(plan.price)}`, bottom: perOf(plan)[language] },
    ...plan.facts.map(([label, value]) => ({ top: label[language], bottom: value[language] })),
  ],
  cardremakeArr: plan.special.map((line) => line[language]),
  cardinfoMap: plan.info.map(([label, value]) => ({ left: label[language], right: value[language] })),
  linkTxteStatus: plan.linkText === undefined ? (0 as const) : (1 as const),
  link: plan.link,
  ...(plan.linkText === undefined ? {} : { linkText: plan.linkText[language] }),
  tjtype: recommended ? (1 as const) : (0 as const),
  price: String(plan.price),
  days: plan.days,
  use: useOf(plan),
});

/** A destination with its flag; the United Kingdom's two letters on phones are not those of its flag. */
const destinationRow = (destination: DestinationSeed, language: Language) => ({
  rdId: destination.rdId,
  name: destination.name[language],
  flag: `/mock-assets/flags/${destination.letters === 'UK' ? 'gb' : destination.letters.toLowerCase()}.svg`,
  offers: dataPlansAt(destination).map((plan) => ({
    id: plan.id,
    name: plan.name[language],
    price: String(plan.price),
    days: plan.days,
    data: dataOf(plan)[language],
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
        title: title[language],
        qestionname: qestionname[language],
        roamQuestionDatas: answers.map(({ id, answerName, hint, ring, days }) => ({
          id,
          answerName: answerName[language],
          ...(hint === undefined ? {} : { hint: hint[language] }),
          ...(ring === undefined ? {} : { ring }),
          ...(days === undefined ? {} : { minDays: days[0], maxDays: days[1] }),
        })),
      })),
    ),
  roamPlans: ({ body, language }) => {
    const answers = roamQuestionsSeed.flatMap((question) => question.answers);
    return success({
      aName: body.answerIds.flatMap((id) => answers.find((answer) => answer.id === id)?.answerName[language] ?? []),
      roamPlans: roamPlansSeed.filter((plan) => suits(plan, body.answerIds)).map((plan, index) => roamCard(plan, language, index === 0)),
    });
  },
  roamingRegions: ({ language }) => success(regionsSeed.map(({ regionId, name }) => ({ regionId, name: name[language], voiceStatus: 1 as const }))),
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
