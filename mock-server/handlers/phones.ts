import type { MobilePlan, PhoneColor, PhoneDetail, PhoneListItem } from '../../openapi/generated/model.ts';
import { textIn } from '../../openapi/languages.ts';
import { type Handlers, type Language, paginate, success } from '../handler.ts';
import type { Finish } from '../images/phone.ts';
import { brandOf, brandsSeed, colourNames, findPhone, hexOf, imageOf, phonesOfBrand, phonesSeed } from '../seed/phones.ts';
import { introductionOf, phoneTermsOf } from '../seed/phones-html.ts';
import type { PhoneSeed } from '../seed/phones-model.ts';
import { monthlyOf, PHONE_TERM, type PhonePlan, plansOf } from '../seed/phones-plans.ts';
import type { Fact } from '../seed/plans.ts';

/** Filter of the phone list that means every phone (`PHONE-13`). */
const ALL = '0000';

/** Filter of the phone list that means special offers (`PHONE-13`). */
const SPECIAL_OFFERS = '0001';

/** Facts of a plan that a card shows beside its price; the rest moves to the rows below. */
const HEADLINE_FACTS = 2;

const words = {
  cn: { monthly: '推薦計劃月費', from: '淨機價由', month: '月費', contract: `合約期 ${PHONE_TERM} 個月`, withPlan: '手機連計劃價' },
  en: {
    monthly: 'Monthly plan',
    from: 'Phone, from',
    month: 'a month',
    contract: `${PHONE_TERM}-month contract`,
    withPlan: 'Phone with this plan',
  },
} as const;

const pataca = (amount: number | string) => `MOP$${amount.toLocaleString('en')}`;

const colourOf = (phone: PhoneSeed, finish: Finish, language: Language): PhoneColor => ({
  img: imageOf(phone, finish),
  color: textIn(colourNames[finish], language),
  hex: hexOf(finish),
});

function listItem(phone: PhoneSeed, language: Language): PhoneListItem {
  const w = textIn(words, language);
  return {
    id: phone.id,
    img: imageOf(phone, phone.finishes[0]),
    name: phone.name,
    brandName: brandOf(phone),
    networkName: phone.networkName,
    isnew: phone.isNew ? 1 : 0,
    titleleftMap: { top: w.monthly, bottom: pataca(monthlyOf(phone)) },
    titlerightMap: { top: w.from, bottom: pataca(Math.min(...phone.capacities.map(([, price]) => price))) },
    colors: phone.finishes.map(hexOf),
    previews: phone.finishes.map((finish) => colourOf(phone, finish, language)),
    instock: phone.soldOut ? 0 : 1,
    released: phone.released,
  };
}

/** Data and calls, which every plan has, are shown beside the price. */
const isCalls = ([label]: Fact) => label.cn === '本地通話';

function planCard({ plan, fee, price, isRecommended, link, lines }: PhonePlan, language: Language): MobilePlan {
  const w = textIn(words, language);
  const [first, ...others] = plan.facts;
  const facts = [...(first ? [first] : []), ...others.filter(isCalls), ...others.filter((fact) => !isCalls(fact))];
  return {
    link,
    cardtitleMap: { top: textIn(plan.name, language), bottom: w.contract },
    cardsubtitleMap: [
      { top: pataca(fee), bottom: w.month },
      { top: w.withPlan, bottom: pataca(price) },
      ...facts.slice(0, HEADLINE_FACTS).map(([label, value]) => ({ top: textIn(label, language), bottom: textIn(value, language) })),
    ],
    cardinfoMap: facts.slice(HEADLINE_FACTS).map(([label, value]) => ({ left: textIn(label, language), right: textIn(value, language) })),
    cardremakeArr: lines.map((line) => textIn(line, language)),
    tjtype: isRecommended ? 1 : 0,
    months: PHONE_TERM,
  };
}

function detail(phone: PhoneSeed, language: Language): PhoneDetail {
  const colors = phone.finishes.map((finish) => ({
    ...colourOf(phone, finish, language),
    views: [imageOf(phone, finish, 'back'), imageOf(phone, finish, 'front')],
  }));
  return {
    name: phone.name,
    brandName: brandOf(phone),
    networkName: phone.networkName,
    isnew: phone.isNew ? 1 : 0,
    subtitle: textIn(phone.subtitle, language),
    colors,
    mobileCapacityplan: phone.capacities.map(([capacityname, price], index) => ({
      capacityname,
      price: pataca(price),
      mobilePlans: plansOf(phone, index).map((plan) => planCard(plan, language)),
    })),
    introductioncontent: introductionOf(phone, language),
    calusecontent: phoneTermsOf(phone, language),
  };
}

function filtered(filter: string): readonly PhoneSeed[] {
  if (filter === ALL) return phonesSeed;
  if (filter === SPECIAL_OFFERS) return phonesSeed.filter((phone) => phone.special !== undefined);
  return phonesOfBrand(filter);
}

export const handlers: Handlers = {
  homeBrands: () => success(brandsSeed.filter(({ onHome }) => onHome).map(({ id, name }) => ({ id, name }))),

  // The home page sells 5G; the few 4G phones stay in the full list.
  homePhones: ({ path, language }) =>
    success(
      phonesOfBrand(path.brandId)
        .filter(({ networkName }) => networkName === '5G')
        .map((phone) => listItem(phone, language)),
    ),

  brands: () => success(brandsSeed.map(({ id, name }) => ({ id, name }))),

  phones: ({ path, query, language }) => {
    const page = paginate(filtered(path.brandIdOr0000Or0001), query.pageNumber, query.pageSize);
    return success({ ...page, rows: page.rows.map((phone) => listItem(phone, language)) });
  },

  phoneDetail: ({ path, language }) => {
    const phone = findPhone(path.id);
    return phone === undefined ? { http: 404 } : success(detail(phone, language));
  },
};
