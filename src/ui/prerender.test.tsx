import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { content } from '#operator';
import { Calcada } from '../brand/calcada.tsx';
import { Logo } from '../brand/logo.tsx';
import { Carousel } from './carousel.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Pager } from './pager.tsx';
import { TabPanel, Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';

// Public pages are prerendered: here there is no window and no document.
describe('prerendering', () => {
  it('needs no browser', () => {
    expect(typeof document).toBe('undefined');
    const html = renderToString(
      <>
        <Logo label={content.billName.cn} />
        <Tabs id="plans" label="計劃" items={[{ id: 'a', label: '5G' }]} value="a" onChange={() => undefined} />
        <TabPanel tabs="plans" value="a">
          <TextField label="手機號碼" reveal={{ show: '顯示', hide: '隱藏', showLabel: '顯示', hideLabel: '隱藏' }} />
        </TabPanel>
        <Carousel
          label="推廣"
          labels={{ carousel: '輪播', slide: '投影片', pause: '暫停', play: '播放', previous: '上一張', next: '下一張', position: (place) => `第 ${place} 張` }}
          slides={['a', 'b'].map((id) => ({ id, name: id, content: <p>{id}</p> }))}
          fade
          loop
          autoplay={6000}
        />
        <ErrorSummary title="錯誤" errors={[{ field: 'a', text: '請輸入' }]} />
        <Pager
          labels={{ pager: '分頁', previous: '上一頁', next: '下一頁', page: String, input: '頁數', before: '第', after: String }}
          page={1}
          pages={3}
          onChange={() => undefined}
        />
        <EmptyState title="沒有記錄" />
        <Dialog open={false} onClose={() => undefined} title="登入" closeLabel="關閉">
          <p>密碼</p>
        </Dialog>
        <Calcada />
      </>,
    );
    expect(html).toContain('aria-roledescription="輪播"');
    // A visitor without script reads every slide and starts nothing.
    expect(html).toContain('播放');
    expect(html).not.toContain('inert');
    expect(html).not.toContain('<dialog');
  });
});
