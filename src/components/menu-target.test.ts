import { describe, expect, it } from 'vitest';
import { leadsTo, menuTarget, shownItems } from './menu-target.ts';

describe('menuTarget', () => {
  it('leads inside the site with isfullurl 0 and outside otherwise', () => {
    expect(menuTarget({ jumpUrl: '/news', href: 'https://www.farol.example', isfullurl: 0, type: 1 })).toEqual({ href: '/news', isfullurl: 0, newTab: false });
    expect(menuTarget({ jumpUrl: '/news', href: 'https://www.farol.example', isfullurl: 1, type: 2 })).toEqual({
      href: 'https://www.farol.example',
      isfullurl: 1,
      newTab: true,
    });
  });

  it('takes the other address where the right one is missing', () => {
    expect(menuTarget({ href: 'https://www.farol.example', isfullurl: 0, type: 1 })).toMatchObject({ href: 'https://www.farol.example', isfullurl: 1 });
    expect(menuTarget({ jumpUrl: '/news', href: '', isfullurl: 1, type: 1 })).toMatchObject({ href: '/news', isfullurl: 0 });
    expect(menuTarget({ isfullurl: 0, type: 1 }).href).toBeUndefined();
  });

  it('reads flags that are strings', () => {
    expect(menuTarget({ jumpUrl: '/news', isfullurl: '0', type: '2' })).toEqual({ href: '/news', isfullurl: '0', newTab: true });
  });
});

describe('leadsTo', () => {
  const item = { isfullurl: 0, type: 1, children: [{ jumpUrl: '/powerPlan?id=1001', isfullurl: 0, type: 1, children: [] }] };

  it('finds a path below the item, whatever the query', () => {
    expect(leadsTo(item, '/powerPlan')).toBe(true);
    expect(leadsTo(item, '/powerPlan/more')).toBe(false);
  });
});

describe('shownItems', () => {
  it('leaves out hidden items with all below them', () => {
    const menu = [
      { name: 'a', showMenu: 1, children: [{ name: 'b', showMenu: 0, children: [] }] },
      { name: 'c', showMenu: 0, children: [{ name: 'd', showMenu: 1, children: [] }] },
    ];
    expect(shownItems(menu)).toEqual([{ name: 'a', showMenu: 1, children: [] }]);
  });
});
