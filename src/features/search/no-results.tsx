import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { getSearchResultsQueryOptions } from '@/api/generated/search';
import { brand } from '@/brand/brand';
import { ButtonLink } from '@/components/links';
import { foldText } from '@/lib/fold-text';
import { paths } from '@/lib/paths';
import { searchState } from '@/lib/searched-for';
import { type Language, useLanguage } from '@/session/language';
import { Note } from '@/ui/note';
import { type Texts, textIn } from '../../../openapi/languages.ts';
import { ResultList, ResultsSkeleton } from './result-list.tsx';
import css from './results.module.css';

/**
 * A search without results: what the server finds for a word that means the same, under the name of that word (decision B92); without any, the not-found
 * page (SEARCH-02).
 */
export function NoResults({ keyWord }: { keyWord: string }) {
  const { t } = useTranslation('search');
  const words = synonymsOf(keyWord, useLanguage());
  const searches = useQueries({
    queries: words.map((keyword) => ({ ...getSearchResultsQueryOptions({ keyword, page: 1 }), retryOnMount: true, meta: { ownErrors: true } })),
  });
  // In the order of the words, whichever response comes first.
  const next = searches.findIndex(({ data, isPending }) => isPending || (data !== undefined && data.pages.total > 0));
  const word = words[next];
  const pages = searches[next]?.data?.pages;
  if (word === undefined) return <Navigate replace to={paths.notFound} state={searchState(keyWord)} />;
  if (pages === undefined) return <ResultsSkeleton />;
  return (
    <>
      <Note live className={css.instead}>
        {t('instead', { keyWord, word, count: pages.total })}
      </Note>
      <ResultList rows={pages.rows} keyWord={word} page={1} />
      {pages.totalPages > 1 ? (
        <p className={`${css.pager} noPrint`}>
          <ButtonLink to={paths.search(word)}>{t('all', { word, count: pages.total })}</ButtonLink>
        </p>
      ) : null}
    </>
  );
}

type Group = Texts<readonly string[]>;

/** Words that mean the same, or belong to the same errand, to customers in Macau; those that pages use come first. */
const GROUPS: readonly Group[] = [
  {
    cn: ['SIM 卡', '智能卡', 'PUK', 'PUK 碼', '解鎖碼', 'SIM 卡被鎖', '鎖卡', '補卡', '換卡'],
    en: ['SIM card', 'SIM', 'PUK', 'PUK code', 'unlock code', 'SIM locked', 'replacement SIM'],
  },
  { cn: ['eSIM', 'e-SIM', '電子 SIM 卡', '電子卡', '虛擬 SIM 卡'], en: ['eSIM', 'e-SIM', 'electronic SIM', 'virtual SIM', 'digital SIM'] },
  {
    cn: ['上台', '出機', '機價', '買機', '出機優惠', '上台出機', '連計劃', '淨機'],
    en: ['with a plan', 'contract phone', 'phone with plan', 'phone deal', 'handset offer', 'sign up'],
  },
  { cn: ['月費計劃', '月費', '開台', '台費', '套餐', '資費'], en: ['monthly plan', 'tariff', 'price plan', 'package', 'subscription'] },
  {
    cn: ['轉台', '帶號轉台', '攜號轉台', '攜號', '携號', '轉網'],
    en: ['keep your number', 'porting', 'port in', 'number portability', `switch to ${brand.name.en}`, 'switch operator'],
  },
  { cn: ['增值', '加值', '充值', '叉值', '入錢'], en: ['top up', 'top-up', 'topup', 'recharge', 'refill', 'add credit'] },
  { cn: ['數據', '流量', '上網', '網絡流量'], en: ['data', 'internet', 'gigabytes'] },
  { cn: ['帳單', '賬單', '月結單', '單據', '發票'], en: ['bill', 'invoice', 'statement'] },
  { cn: ['電子帳單', '電子賬單', 'e-bill', 'ebill'], en: ['e-bill', 'ebill', 'electronic bill', 'paperless'] },
  { cn: ['繳費', '交費', '找數', '俾錢', '付款', '交台費'], en: ['pay', 'payment', 'settle'] },
  { cn: ['密碼', '登入密碼', '忘記密碼', 'PIN'], en: ['PIN', 'password', 'passcode', 'forgot password'] },
  { cn: ['門市', '舖頭', '分店', '門店', '店舖', '服務中心'], en: ['shop', 'branch', 'store', 'outlet', 'service centre'] },
  { cn: ['熱線', '客服', '客戶服務', '人工服務', '打電話'], en: ['hotline', 'customer service', 'call centre', 'helpline', 'support'] },
  {
    cn: ['IDD', '國際長途', '長途電話', '打長途', '國際電話', '打去外國'],
    en: ['IDD', 'international call', 'long distance', 'calling abroad', 'overseas call'],
  },
  { cn: ['漫遊', '日費', '外遊上網', '旅遊上網', '出國上網', '漫游'], en: ['roaming', 'day pass', 'abroad', 'travel data', 'overseas'] },
  { cn: ['寬頻', 'Wi-Fi', 'WiFi', '屋企上網', '家居上網', '路由器'], en: ['broadband', 'Wi-Fi', 'WiFi', 'home internet', 'router'] },
  { cn: ['樂齡', '長者', '老人', '耆英'], en: ['senior', 'elderly', 'older customers'] },
  { cn: ['終止', '斷約', '取消服務', '退台', 'cut 台'], en: ['cancel', 'terminate', 'termination', 'end my contract', 'end contract'] },
  { cn: ['舊機', '以舊換新', '舊機回收', '回收手機'], en: ['trade in', 'trade-in', 'recycle', 'sell my phone'] },
  { cn: ['訊號', '覆蓋', '收唔到', '信號', '無訊號'], en: ['signal', 'coverage', 'reception', 'no service'] },
  { cn: ['手機', '電話機', '新機', '手提電話'], en: ['phone', 'handset', 'cell phone', 'smartphone'] },
];

/** Words to try for one keyword. */
const MAX_SYNONYMS = 3;

const compact = (word: string) => foldText(word).replace(/[\s-]+/g, '');

/** Words in the language of the pages that mean the same as a keyword in either language, the most promising first. */
export function synonymsOf(keyWord: string, language: Language): readonly string[] {
  const typed = compact(keyWord);
  const groups = GROUPS.filter(({ cn, en }) => [...cn, ...en].some((word) => compact(word) === typed));
  const words = groups.flatMap((group) => textIn(group, language)).filter((word) => foldText(word) !== foldText(keyWord));
  return [...new Set(words)].slice(0, MAX_SYNONYMS);
}
