import { useEffect, useRef } from 'react';
import { useSession } from '@/session/session';
import { useStep } from '@/session/steps';
import { EbillView } from './ebill-view.tsx';
import { MainView } from './main-view.tsx';
import { MyBillView } from './my-bill-view.tsx';
import { NoBills } from './no-bills.tsx';
import { ReissueView } from './reissue-view.tsx';
import { UnbilledView } from './unbilled-view.tsx';
import { readView, type View, writeView } from './views.ts';

/**
 * Bill management: the main view and its four sub-views, one at a time (BILL-05). Which one is remembered survives a reload and ends with a
 * navigation to another page (BILL-06). A change of view starts at its heading.
 */
export function BillsPage() {
  const session = useSession();
  const [shown, setShown] = useStep('isShowType');
  const view = readView(shown);
  const before = useRef(view);

  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [view]);

  if (session.state !== 'in') return null;
  if (session.isPrepaid) return <NoBills />;
  const open = (next: View) => setShown(writeView(next));
  const back = () => open('main');
  if (view === 'bill') return <MyBillView net={session.net} onBack={back} />;
  if (view === 'unbilled') return <UnbilledView isOneBill={session.isOneBill} onBack={back} />;
  if (view === 'email') return <EbillView onBack={back} />;
  if (view === 'reissue') return <ReissueView account={session.account} isOneBill={session.isOneBill} onBack={back} />;
  return <MainView customer={session} onOpen={open} />;
}
