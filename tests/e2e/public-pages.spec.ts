import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { ADDED, inTurn } from '../support/full.ts';
import { expect, type Language, test } from '../support/site.ts';

type PageNames = readonly (readonly [path: string, cn: string, en: string])[];

const LISTS: PageNames = [
  ['/powerPlan', '月費計劃', 'Monthly plans'],
  ['/mobileDevice', '手機', 'Phones'],
  ['/allMobile', '全部手機', 'All phones'],
  ['/business', '企業月費計劃', 'Business plans'],
  ['/businessActivity', '企業活動', 'Business events'],
  ['/news', '最新消息', 'News'],
  ['/joinUs', '職位申請', 'Job application'],
  ['/contactUs', '聯絡我們', 'Contact us'],
];
const DETAILS: PageNames = [
  ['/sharePlan/2003', '5G 全速', '5G Full Speed'],
  ['/productDetails/4001', 'Vela 12 Pro', 'Vela 12 Pro'],
  ['/activities/3101', '中小企雲端通訊體驗日', 'Cloud calling open day for small businesses'],
];
const TARIFFS: PageNames = [
  ['/idd/roamingcharge', '漫遊收費', 'Roaming charges'],
  ['/idd/idd00', 'IDD 00 收費', 'IDD 00 charges'],
  ['/idd/idd060', 'IDD 060 收費', 'IDD 060 charges'],
];
const OTHERS: PageNames = [
  ['/kkboxLogin', '音樂串流', 'Music streaming'],
  ['/itincard', '行程卡授權', 'Travel itinerary card'],
  ['/404', '找不到這個頁面', 'Page not found'],
];
const FROM_THE_SERVER: PageNames = [
  ['/info', '實用資訊', 'Useful information'],
  ['/roamdataoffer', '數據漫遊優惠', 'Roaming data offers'],
  ['/privacy-personal-statement', '私隱聲明', 'Privacy statement'],
];
const inLanguage = {
  cn: { query: 'lang=zh_HK', trail: '目前位置', home: '首頁' },
  en: { query: 'lang=en_US', trail: 'You are here', home: 'Home' },
} as const;
const HAN = /\p{Script=Han}/u;

/** Reads the file of each page, which prerender.spec.ts compares with what the browser makes of it: thirty page loads less. */
async function expectPages(request: APIRequestContext, language: Language, pages: PageNames): Promise<void> {
  const { query, trail, home } = inLanguage[language];
  for (const [path, cn, en] of pages) {
    const { document } = new JSDOM(await (await request.get(`${path}?${query}`)).text()).window;
    const main = document.querySelector('main');
    expect(main?.querySelector('h1')?.textContent, path).toBe(language === 'cn' ? cn : en);

    const steps = [...(main?.querySelectorAll(`nav[aria-label="${trail}"] li`) ?? [])].map((step) => ({
      name: step.textContent,
      to: step.querySelector('a')?.getAttribute('href'),
    }));
    expect(steps.length, `breadcrumb of ${path}`).toBeGreaterThan(1);
    expect(steps[0], `breadcrumb of ${path}`).toEqual({ name: home, to: '/index' });
    expect(
      steps.slice(1).map(({ to }) => to !== undefined),
      `links of the breadcrumb of ${path}`,
    ).toEqual(steps.slice(1).map((_, at) => at < steps.length - 2));

    for (const other of main?.querySelectorAll('[lang]') ?? []) other.remove();
    const words = main?.textContent ?? '';
    if (language === 'cn') expect(words, path).toMatch(HAN);
    else expect(words, `Chinese on the English page ${path}`).not.toMatch(HAN);
  }
}

for (const language of inTurn('en')) {
  test(`lists, details and tariffs are at their paths, in one language, with a way home: ${language}`, {
    tag: [ADDED, '@ROUTE-02', '@ROUTE-03', '@ROUTE-04', '@SHELL-18', '@I18N-01'],
  }, async ({ request }) => {
    await expectPages(request, language, [...LISTS, ...DETAILS, ...TARIFFS]);
  });

  test(`offers, the page of unknown paths and those of the server are at their paths, in one language, with a way home: ${language}`, {
    tag: [ADDED, '@ROUTE-05', '@SHELL-18', '@I18N-01'],
  }, async ({ request }) => {
    await expectPages(request, language, [...OTHERS, ...FROM_THE_SERVER]);
  });
}
