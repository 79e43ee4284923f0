import { type Handlers, type Language, success } from '../handler.ts';
import { destinationsSeed, regionsSeed } from '../seed/roaming.ts';
import { type RoamPlanSeed, roamPlansSeed, roamQuestionsSeed } from '../seed/roaming-finder.ts';
import { dataRowsOf, videoRowsOf, voiceRowsOf } from '../seed/roaming-tariffs.ts';

/** A plan suits when every given answer is among its own; an unknown answer suits no plan. */
const suits = (plan: RoamPlanSeed, answerIds: readonly string[]): boolean => answerIds.every((id) => plan.suits.some((ids) => ids.includes(id)));

const roamCard = (plan: RoamPlanSeed, language: Language, recommended: boolean) => ({
  id: plan.id,
  cardtitleMap: { top: plan.name[language], bottom: plan.where[language] },
  cardsubtitleMap: [
    { top: `MOP$${plan.price}`, bottom: plan.per[language] },
    ...plan.facts.map(([label, value]) => ({ top: label[language], bottom: value[language] })),
  ],
  cardremakeArr: plan.special.map((line) => line[language]),
  cardinfoMap: plan.info.map(([label, value]) => ({ left: label[language], right: value[language] })),
  linkTxteStatus: plan.linkText === undefined ? (0 as const) : (1 as const),
  link: plan.link,
  ...(plan.linkText === undefined ? {} : { linkText: plan.linkText[language] }),
  tjtype: recommended ? (1 as const) : (0 as const),
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
        roamQuestionDatas: answers.map(({ id, answerName, hint, ring }) => ({
          id,
          answerName: answerName[language],
          ...(hint === undefined ? {} : { hint: hint[language] }),
          ...(ring === undefined ? {} : { ring }),
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
    success(destinationsSeed.filter(({ region }) => region.regionId === path.regionId).map(({ rdId, name }) => ({ rdId, name: name[language] }))),
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
