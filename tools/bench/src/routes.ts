import { UsageError } from '@site/contract/command-line.ts';

/** What a press or a key does to a page; all are XPath expressions, and the baseline has the same controls. */
export interface Press {
  control: string;
  /** What is there when the press has had its effect. */
  effect: string;
}

export interface BenchRoute {
  name: string;
  path: string;
  /** Decides how many requests a page may take; `form`: the first screen of an account page is its form; `opened` has no limit, because that is for the page before any interaction. */
  kind: 'public' | 'account' | 'form' | 'opened';
  /** The content is in the HTML. */
  prerendered: boolean;
  /** Search engines are told to leave it out, so that it has no SEO score to reach. */
  hidden?: true;
  as?: 'customer';
  press: Press;
  /** A field of the first screen. */
  field?: string;
}

/** A tab, which is selected once it is pressed. */
const tab = (name: string): Press => {
  const control = `//main//*[@role="tab"][contains(., "${name}")]`;
  return { control, effect: `${control}[@aria-selected="true"]` };
};
export const logIn: Press = { control: '//header//button[contains(., "登入")]', effect: '//dialog[@open]' };
const searchField = '//main//input[@type="search"]';
const recipients = '//main//input[@name="typing"]';
const payer = '//main//input[@name="mobileNo"]';
const nextPage: Press = { control: '//main//button[@aria-label="下一頁"]', effect: '//main//h2[contains(., "第 2 頁")]' };
const bill: Press = { control: '//main//button[contains(., "查看帳單")]', effect: '//main//h1[contains(., "我的帳單")]' };
const topUpPlans: Press = { control: '//main//button[contains(., "下一步")]', effect: '//main//h2[contains(., "選擇數據計劃")]' };
const colour: Press = { control: '//main//label[contains(., "沙灘金")]', effect: '//main//legend[contains(., "沙灘金")]' };

/** The baseline's menu is a native disclosure. */
const openMenu: Press = {
  control: '//header//button[@aria-label="開啟選單"] | //header//summary',
  effect: '//dialog[@open] | //header//details[@open]',
};

/** The pages that the site and the baseline have. */
export const benchRoutes: readonly BenchRoute[] = [
  {
    name: 'home',
    path: '/index',
    kind: 'public',
    prerendered: true,
    press: tab('多人共享'),
  },
  {
    name: 'plan list',
    path: '/powerPlan',
    kind: 'public',
    prerendered: true,
    press: tab('5G 計劃'),
  },
  { name: 'phone detail', path: '/productDetails/4001', kind: 'public', prerendered: true, press: colour },
  {
    name: 'tariffs',
    path: '/idd/roamingcharge',
    kind: 'public',
    prerendered: true,
    press: logIn,
    field: searchField,
  },
  {
    name: 'search',
    path: '/keyWordSearch?keyWord=5G',
    kind: 'public',
    prerendered: false,
    hidden: true,
    press: nextPage,
    field: searchField,
  },
  {
    name: 'log-in open',
    path: '/index',
    kind: 'opened',
    prerendered: true,
    press: logIn,
  },
  {
    name: 'bills',
    path: '/account/billManagement/1',
    kind: 'account',
    prerendered: false,
    as: 'customer',
    press: bill,
  },
  {
    name: 'top-up',
    path: '/account/easyPay/4',
    kind: 'account',
    prerendered: false,
    as: 'customer',
    press: topUpPlans,
  },
  {
    name: 'payment',
    path: '/account/paymentMethod/3',
    kind: 'form',
    prerendered: false,
    as: 'customer',
    press: openMenu,
    field: payer,
  },
  {
    name: 'SMS',
    path: '/account/sms/7',
    kind: 'form',
    prerendered: false,
    as: 'customer',
    press: tab('短訊記錄'),
    field: recipients,
  },
];

/** The routes of an option such as `home,bills`, all without it; `extra` is one more name that may be asked for. */
export function chooseRoutes(only: string | undefined, extra = ''): { routes: BenchRoute[]; extra: boolean } {
  const known = [...benchRoutes.map(({ name }) => name), ...(extra === '' ? [] : [extra])];
  const wanted = only?.split(',') ?? known;
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UsageError(`--only must be some of: ${known.join(', ')}`);
  return { routes: benchRoutes.filter(({ name }) => wanted.includes(name)), extra: wanted.includes(extra) };
}
