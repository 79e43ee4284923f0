// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TabPanel, Tabs, type TabsProps } from './tabs.tsx';

const items = [
  { id: 'voice', label: '語音' },
  { id: 'video', label: '視像' },
  { id: 'data', label: '數據' },
];

function Example({ activation }: Pick<TabsProps<string>, 'activation'>) {
  const [value, setValue] = useState('voice');
  return (
    <>
      <Tabs id="rates" label="收費" items={items} value={value} onChange={setValue} activation={activation} after={<a href="#store">網店</a>} />
      <TabPanel tabs="rates" value={value}>
        {value}
      </TabPanel>
    </>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  afterEach(cleanup);

  it('are one Tab stop: from the selected tab the next stops are the link and the panel', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '語音' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '網店' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: '語音' }));
  });

  it('move and select with arrows, wrapping around, and with Home and End', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('視像');
    expect(document.activeElement?.textContent).toBe('視像');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(selected()).toBe('數據');
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('語音');
    await user.keyboard('{End}');
    expect(selected()).toBe('數據');
    await user.keyboard('{Home}');
    expect(selected()).toBe('語音');
  });

  it('with manual activation move the focus only, until Enter', async () => {
    render(<Example activation="manual" />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('語音');
    await user.keyboard('{Enter}');
    expect(selected()).toBe('視像');
  });

  it('connect the selected tab and its panel', () => {
    render(<Example />);
    const tab = screen.getByRole('tab', { selected: true });
    const panel = screen.getByRole('tabpanel');
    expect(tab.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(tab.id);
  });

  it('keep links out of the tab list', () => {
    render(<Example />);
    expect(screen.getByRole('tablist').contains(screen.getByRole('link'))).toBe(false);
  });
});
