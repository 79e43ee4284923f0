// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AlertDialog } from '@/ui/alert-dialog';
import { Dialog } from '@/ui/dialog';
import { useBackClosesDialog } from './site-layout.tsx';

function Page({ inHistory, dismissible, asks }: { inHistory?: boolean; dismissible?: boolean; asks?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  useBackClosesDialog();
  if (asks) return <AlertDialog open={isOpen} title="Apply?" cancelLabel="Cancel" onCancel={() => setOpen(false)} />;
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Log in" closeLabel="Close" inHistory={inHistory} dismissible={dismissible}>
      text
    </Dialog>
  );
}

/** Opens a page with a dialog from another one, and goes back. */
async function goBack(isNarrow: boolean, props: Parameters<typeof Page>[0] = {}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isNarrow } as MediaQueryList);
  const router = createMemoryRouter(
    [
      { path: '/news', element: null },
      { path: '/contactUs', element: <Page {...props} /> },
    ],
    { initialEntries: ['/news', '/contactUs'] },
  );
  render(<RouterProvider router={router} />);
  const press = () => act(() => router.navigate(-1));
  await press();
  return { path: router.state.location.pathname, isOpen: document.querySelector('dialog') !== null, again: press, router };
}

afterEach(cleanup);

it.each([{}, { asks: true }])('Back on a phone closes the dialog and stays on the page; the next one leaves it: %j', async (props) => {
  const { path, isOpen, again, router } = await goBack(true, props);
  expect([path, isOpen]).toEqual(['/contactUs', false]);
  await again();
  expect(router.state.location.pathname).toBe('/news');
});

it('Back stays while the dialog is busy', async () => {
  expect(await goBack(true, { dismissible: false })).toMatchObject({ path: '/contactUs', isOpen: true });
});

it.each([
  ['on a desktop', false, {}],
  ['where the dialog is an entry of the history itself', true, { inHistory: false }],
])('Back leaves the page %s', async (_where, isNarrow, props) => {
  expect(await goBack(isNarrow, props)).toMatchObject({ path: '/news', isOpen: false });
});
