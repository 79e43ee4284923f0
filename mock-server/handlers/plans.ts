import { content } from '#operator';
import type { PlanCard, PlanDetailCard, PlanSection } from '../../openapi/generated/model.ts';
import { textIn } from '../../openapi/languages.ts';
import { type Handlers, inLanguage, type Language, paginate, success } from '../handler.ts';
import { type Fact, findPlan, type PlanSectionSeed, type PlanSeed, type PlanWay, planCategoriesSeed, planSectionsSeed, totalOf } from '../seed/plans.ts';
import { planStart, planTerms } from '../seed/plans-terms.ts';

/** Pseudo-category that means every category (`PLAN-02`). */
const ALL = '0000';

const HOME_CARDS = 4;

/** Facts on a card before the rest moves to the rows below it. */
const HEADLINE_FACTS = 1;

const pricePair = (mop: number | string, language: Language) => ({ top: `MOP$${mop}`, bottom: textIn({ cn: '月費', en: 'a month' }, language) });
const topBottom = ([label, value]: Fact, language: Language) => ({ top: textIn(label, language), bottom: textIn(value, language) });
const leftRight = ([label, value]: Fact, language: Language) => ({ left: textIn(label, language), right: textIn(value, language) });

function homeCard(plan: PlanSeed, language: Language): PlanCard {
  return {
    id: plan.id,
    cardtitleMap: { top: textIn(plan.name, language), bottom: textIn(plan.audience, language) },
    cardsubtitleMap: [pricePair(plan.monthplan, language), ...plan.facts.map((fact) => topBottom(fact, language))],
    cardremakeArr: plan.specials.map((line) => textIn(line, language)),
    tjtype: plan.recommended ? 1 : 0,
  };
}

function sectionRow(section: PlanSectionSeed, language: Language): PlanSection {
  return {
    img: `/mock-assets/sections/${section.scene}-wide.svg`,
    phoneImg: `/mock-assets/sections/${section.scene}-phone.svg`,
    title: textIn(section.title, language),
    subtitle: textIn(section.subtitle, language),
    explan: textIn(section.explan, language),
    apiPlanSectionDataVO: section.plans.map(({ id, name, datagb, monthplan, note, facts, recommended }) => ({
      id,
      name: textIn(name, language),
      datagb,
      monthplan,
      ...(note ? { zdytype: 1 as const, zdyText: textIn(note, language) } : { zdytype: 0 as const }),
      // The first fact is the local data.
      facts: facts.slice(1).map((fact) => topBottom(fact, language)),
      tjtype: recommended ? 1 : 0,
    })),
  };
}

const deviceOf = ({ name, phone, capacity }: NonNullable<PlanWay['device']>, language: Language) => ({
  device: textIn(name, language),
  ...(phone === undefined ? {} : { phone }),
  ...(capacity === undefined ? {} : { capacity }),
});

function detailCard({ free, shopOnly }: PlanSectionSeed, plan: PlanSeed, way: PlanWay, index: number, language: Language): PlanDetailCard {
  const application = `https://shop.${content.domain}/apply/${plan.id}`;
  const total = totalOf(plan, way);
  return {
    cardtitleMap: { top: textIn(plan.name, language), bottom: textIn(way.term, language) },
    cardsubtitleMap: [pricePair(way.monthplan, language), ...plan.facts.slice(0, HEADLINE_FACTS).map((fact) => topBottom(fact, language))],
    cardinfoMap: [...plan.facts.slice(HEADLINE_FACTS), ...way.facts].map((fact) => leftRight(fact, language)),
    ...(free ? { freeserver: textIn(free, language) } : {}),
    ...(shopOnly ? {} : { applink: index === 0 ? application : `${application}?option=${index + 1}` }),
    tjtype: way.recommended ? 1 : 0,
    months: way.months,
    ...(way.device ? deviceOf(way.device, language) : {}),
    ...(total === undefined ? {} : { total: String(total) }),
  };
}

/** One line under the plan's name: how much data, and the first special. */
function offer(plan: PlanSeed, language: Language): string {
  const [special] = plan.specials;
  const data = textIn({ cn: `本地數據 ${plan.datagb} GB`, en: `${plan.datagb} GB of local data` }, language);
  return special === undefined ? data : `${data}${textIn({ cn: '，', en: '. ' }, language)}${textIn(special, language)}`;
}

export const handlers: Handlers = {
  planCategories: ({ language }) => success(inLanguage(planCategoriesSeed, language)),

  homePlans: ({ path, language }) => {
    const plans = planSectionsSeed.filter((section) => section.categoryId === path.id).flatMap((section) => section.plans);
    return success(plans.slice(0, HOME_CARDS).map((plan) => homeCard(plan, language)));
  },

  planSections: ({ path, query, language }) => {
    const sections = planSectionsSeed.filter((section) => path.categoryId === ALL || section.categoryId === path.categoryId);
    const page = paginate(sections, query.pageNumber, query.pageSize);
    return success({ ...page, rows: page.rows.map((section) => sectionRow(section, language)) });
  },

  planDetail: ({ path, language }) => {
    const found = findPlan(path.id);
    if (!found) return { http: 404 };
    const { plan, section } = found;
    const { needs, starts } = planStart(section);
    return success({
      cards: plan.ways.map((way, index) => detailCard(section, plan, way, index, language)),
      planSectionInfoTitleVO: {
        title: textIn(plan.name, language),
        subtitle: offer(plan, language),
        calusecontent: planTerms(section.kind, language, plan),
        needs: needs.map((line) => textIn(line, language)),
        starts: textIn(starts, language),
      },
    });
  },
};
