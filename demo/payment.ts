/** The payment gateway of the demo: the mock's own page; "Pay" completes the payment in this browser's sandbox and returns to the site. */
import { gatewayPage, WALLETS } from '../mock-server/gateway/page.ts';
import { settlePayment } from '../mock-server/handlers/payments.ts';
import { withSandbox } from './sandbox.ts';

const query = Object.fromEntries(new URLSearchParams(location.search));
const wallet = WALLETS[`/${query.wallet}/pay`];

/** URL of the page to return to, always on this origin. Paths from the server lack the demo's base path. */
function returnUrl(): URL {
  const base = import.meta.env.BASE_URL;
  const { pathname, search, origin } = new URL(query.resultUrl ?? '', location.origin);
  const path = origin === location.origin && pathname.startsWith(base) ? pathname : base + pathname.slice(1);
  return new URL(path + search, location.origin);
}

/** Returns to the site with the same parameters as the mock's gateway. */
async function finish(outcome: string): Promise<void> {
  const orderid = query.orderid ?? '';
  const paid = outcome === 'pay' && (await withSandbox((sandbox) => settlePayment(sandbox, orderid))) !== undefined;
  const back = returnUrl();
  back.searchParams.set('payRes', String(paid));
  if (paid && wallet === undefined) back.searchParams.set('pid', orderid);
  if (wallet !== undefined) {
    back.searchParams.set('body', query.mobileNo ?? '');
    back.searchParams.set('buyer_pay_amount', query.amount ?? '');
  }
  location.replace(back);
}

const page = gatewayPage({ title: wallet ?? 'Card checkout', facts: { Order: query.orderid ?? '', Amount: `MOP ${query.amount ?? ''}` }, hidden: {} });
document.replaceChild(document.adoptNode(new DOMParser().parseFromString(page, 'text/html').documentElement), document.documentElement);
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  void finish((event.submitter as HTMLButtonElement | null)?.value ?? 'cancel');
});
