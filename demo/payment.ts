/** The payment gateway of the demo: the mock's own page; "Pay" books the payment in this browser's sandbox and goes back to the site. */
import { gatewayPage } from '../mock-server/gateway/page.ts';
import { settlePayment } from '../mock-server/handlers/payments.ts';
import { withSandbox } from './sandbox.ts';

const asked = Object.fromEntries(new URLSearchParams(location.search));
const wallets: Record<string, string> = { macaupay: 'MacauPay', alipay: 'Alipay' };
const wallet = asked.wallet === undefined ? undefined : wallets[asked.wallet];

/** Where the customer came from; never another site. The path of a server's address lacks the path that the demo lies under. */
function wayBack(): URL {
  const base = import.meta.env.BASE_URL;
  const { pathname, search, origin } = new URL(asked.resultUrl ?? '', location.origin);
  const path = origin === location.origin && pathname.startsWith(base) ? pathname : base + pathname.slice(1);
  return new URL(path + search, location.origin);
}

/** The same answers that the mock's gateway gives to the shop. */
async function finish(outcome: string): Promise<void> {
  const orderid = asked.orderid ?? '';
  const paid = outcome === 'pay' && (await withSandbox((sandbox) => settlePayment(sandbox, orderid))) !== undefined;
  const back = wayBack();
  back.searchParams.set('payRes', String(paid));
  if (paid && wallet === undefined) back.searchParams.set('pid', orderid);
  if (wallet !== undefined) {
    back.searchParams.set('body', asked.mobileNo ?? '');
    back.searchParams.set('buyer_pay_amount', asked.amount ?? '');
  }
  location.replace(back);
}

const page = gatewayPage({ title: wallet ?? 'Card checkout', facts: { Order: asked.orderid ?? '', Amount: `MOP ${asked.amount ?? ''}` }, hidden: {} });
document.replaceChild(document.adoptNode(new DOMParser().parseFromString(page, 'text/html').documentElement), document.documentElement);
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  void finish((event.submitter as HTMLButtonElement | null)?.value ?? 'cancel');
});
