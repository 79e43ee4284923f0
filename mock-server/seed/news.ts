import { identity } from '#operator';
import type { Language } from '../handler.ts';
import { daysLater } from './bills-figures.ts';
import { companyNews } from './news-company.ts';
import { type NewsSeed, topics } from './news-model.ts';
import { offerNews } from './news-offers.ts';
import { dayInWords, MAINTENANCE_NEWS, nextSunday } from './site-notice.ts';

/** Maintenance is announced this many days ahead; more than a week, so that the item is never dated in the future. */
const ANNOUNCED_DAYS = 9;

/** Full text of the maintenance that the notice above the header announces. */
function maintenance(now: Date): NewsSeed {
  const sunday = nextSunday(now);
  const day = (language: Language) => dayInWords(sunday, language);
  return {
    id: MAINTENANCE_NEWS,
    name: { cn: '系統維護通知', en: 'System maintenance' },
    postedAt: daysLater(sunday, -ANNOUNCED_DAYS),
    topic: topics.service,
    summary: {
      cn: `${day('cn')}02:00 至 06:00 暫停網上繳費、數據增值及帳單下載。`,
      en: `You cannot pay bills, top up data or download bills online on ${day('en')}, from 02:00 to 06:00.`,
    },
    content: {
      cn: `
<p>因系統維護，以下服務將於${day('cn')}02:00 至 06:00 暫停：</p>
<ul>
<li>網上繳費及電子錢包付款</li>
<li>數據增值</li>
<li>網上帳單下載</li>
</ul>
<h3>不受影響的服務</h3>
<p>通話、短訊、數據上網及漫遊維持正常。如在維護期間遺失手機，請致電 <a href="tel:${identity.hotline}">${identity.hotline}</a> 停用號碼。</p>
<h3>已預定的短訊</h3>
<p>預定在維護時段發送的短訊，會在 06:00 後按次序發送。</p>`,
      en: `
<p>We will be maintaining our systems. You cannot use these services on ${day('en')}, from 02:00 to 06:00:</p>
<ul>
<li>online and wallet payment</li>
<li>data top-up</li>
<li>bill downloads</li>
</ul>
<h3>Not affected</h3>
<p>Calls, SMS, mobile data and roaming will work as usual. If you lose your phone during the maintenance, call <a href="tel:${identity.hotline}">${identity.hotline}</a> to block the number.</p>
<h3>Scheduled messages</h3>
<p>SMS scheduled for these hours will be sent in order after 06:00.</p>`,
    },
  };
}

export function newsOf(now: Date): NewsSeed[] {
  return [maintenance(now), ...offerNews, ...companyNews].sort((one, other) => other.postedAt.localeCompare(one.postedAt));
}
