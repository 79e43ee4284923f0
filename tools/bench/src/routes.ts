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
  hidden?: boolean;
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
const nextPage: Press = { control: '//main//button[@aria-label="下一頁"]', effect: '//main//h2[contains(., "第 2 頁")]' };
const bill: Press = { control: '//main//button[contains(., "查看帳單")]', effect: '//main//h1[contains(., "我的帳單")]' };
const colour: Press = { control: '//main//label[contains(., "沙灘金")]', effect: '//main//legend[contains(., "沙灘金")]' };

/** The baseline's menu is a native disclosure. */
const openMenu: Press = {
  control: '//header//button[@aria-label="開啟選單"] | //header//summary',
  effect: '//dialog[@open] | //header//details[@open]',
};

const publicPage = { kind: 'public', prerendered: true } as const;
const accountPage = { kind: 'account', prerendered: false } as const;
const formPage = { kind: 'form', prerendered: false } as const;

/** The pages that the site and the baseline have. */
export const benchRoutes: readonly BenchRoute[] = [
  { ...publicPage, name: 'home', path: '/index', press: tab('多人共享') },
  { ...publicPage, name: 'plan list', path: '/powerPlan', press: tab('5G 計劃') },
  { ...publicPage, name: 'phone detail', path: '/productDetails/4001', press: colour },
  { ...publicPage, name: 'tariffs', path: '/idd/roamingcharge', press: logIn, field: searchField },
  { ...publicPage, name: 'search', path: '/keyWordSearch?keyWord=5G', prerendered: false, hidden: true, press: nextPage, field: searchField },
  { ...publicPage, name: 'log-in open', path: '/index', kind: 'opened', press: logIn },
  { ...accountPage, name: 'bills', path: '/account/billManagement/1', press: bill },
  { ...accountPage, name: 'top-up', path: '/account/easyPay/4', press: openMenu },
  { ...formPage, name: 'payment', path: '/account/paymentMethod/3', press: openMenu },
  { ...formPage, name: 'SMS', path: '/account/sms/7', press: tab('短訊記錄'), field: recipients },
];

/** The page needs a customer who has logged in. */
export const isOfAccount = ({ kind }: BenchRoute) => kind === 'account' || kind === 'form';

/** The routes of an option such as `home,bills`, all without it; `extra` is one more name that may be asked for. */
export function chooseRoutes(only: string | undefined, extra: string): { routes: BenchRoute[]; extra: boolean } {
  const known = [...benchRoutes.map(({ name }) => name), extra];
  const wanted = only?.split(',') ?? known;
  if (wanted.some((name) => !known.includes(name))) throw new UsageError(`--only must be some of: ${known.join(', ')}`);
  return { routes: benchRoutes.filter(({ name }) => wanted.includes(name)), extra: wanted.includes(extra) };
}
