import { content } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import { type Handlers, type Language, success } from '../handler.ts';
import { businessCategoriesSeed } from '../seed/business.ts';
import { type BusinessActivitySeed, businessActivitiesOf } from '../seed/business-activities.ts';

const image = (scene: string, cut: 'wide' | 'phone') => `/mock-assets/sections/${scene}-${cut}.svg`;

function summaryOf({ id, title, date, summary, startsAt, endsAt, place, scene }: BusinessActivitySeed, language: Language) {
  return {
    id,
    title: textIn(title, language),
    dateStr: textIn(date, language),
    summary: textIn(summary, language),
    startsAt,
    endsAt,
    place: textIn(place, language),
    image1Name: image(scene, 'wide'),
    phoneimage1Name: image(scene, 'phone'),
  };
}

export const handlers: Handlers = {
  businessPlanCategories: ({ language }) => success(businessCategoriesSeed.map(({ id, name }) => ({ id, name: textIn(name, language) }))),

  businessPlans: ({ path, language }) => {
    const plans = businessCategoriesSeed.find((category) => category.id === path.id)?.plans ?? [];
    return success(
      plans.map(({ title, explan, points, enquiry }) => ({
        title: textIn(title, language),
        explan: textIn(explan, language),
        mainableArr: points.map((point) => textIn(point, language)),
        ...(enquiry === undefined ? {} : { link: `https://business.${content.domain}/enquiry/${enquiry}` }),
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
