import { content } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import { type Handlers, inLanguage, type Language, success, type Texts } from '../handler.ts';
import { businessCategoriesSeed } from '../seed/business.ts';
import { type BusinessActivitySeed, businessActivitiesOf } from '../seed/business-activities.ts';

const image = (scene: string, cut: 'wide' | 'phone') => `/mock-assets/sections/${scene}-${cut}.svg`;

function summaryOf({ id, title, date, summary, startsAt, endsAt, place, scene }: BusinessActivitySeed, language: Language) {
  return {
    ...inLanguage({ id, title, dateStr: date, summary, startsAt, endsAt, place }, language),
    image1Name: image(scene, 'wide'),
    phoneimage1Name: image(scene, 'phone'),
  };
}

/** `Shared data for teams` is at `shared-data-for-teams`. */
const slugOf = ({ en }: Texts) => en.toLowerCase().replaceAll(' ', '-');

export const handlers: Handlers = {
  businessPlanCategories: ({ language }) => success(businessCategoriesSeed.map(({ id, name }) => ({ id, name: textIn(name, language) }))),

  businessPlans: ({ path, language }) => {
    const plans = businessCategoriesSeed.find((category) => category.id === path.id)?.plans ?? [];
    return success(
      plans.map(({ title, explan, points, byHotline }) => ({
        ...inLanguage({ title, explan, mainableArr: points }, language),
        ...(byHotline ? {} : { link: `https://business.${content.domain}/enquiry/${slugOf(title)}` }),
      })),
    );
  },

  businessActivities: ({ language }) => success(businessActivitiesOf(new Date()).map((activity) => summaryOf(activity, language))),

  businessActivity: ({ path, language }) => {
    const activity = businessActivitiesOf(new Date()).find((candidate) => candidate.id === path.id);
    if (!activity) return { http: 404 };
    return success({
      ...summaryOf(activity, language),
      content: textIn(activity.content, language),
      imageArr: activity.gallery.map((scene) => image(scene, 'wide')),
      phoneImageArr: activity.gallery.map((scene) => image(scene, 'phone')),
    });
  },
};
