import { describe, expect, it } from 'vitest';
import { leadsTo, menuTarget, shownItems } from './menu-target.ts';

describe('menuTarget', () => {
  it('is internal with isfullurl 0, else external; type 2 opens a new tab (SHELL-17)', () => {
    expect(menuTarget({ jumpUrl: '/news', href: 'https://www.operator.example', isfullurl: 0, type: 1 })).toEqual({
      href: '/news',
      isfullurl: 0,
      newTab: false,
    });
    expect(menuTarget({ jumpUrl: '/news', href: 'https://www.operator.example', isfullurl: 1, type: 2 })).toEqual({
      href: 'https://www.operator.example',
      isfullurl: 1,
      newTab: true,
    });
  });

  it('falls back to the other URL', () => {
    expect(menuTarget({ href: 'https://www.operator.example', isfullurl: 0, type: 1 })).toMatchObject({ href: 'https://www.operator.example', isfullurl: 1 });
    expect(menuTarget({ jumpUrl: '/news', href: '', isfullurl: 1, type: 1 })).toMatchObject({ href: '/news', isfullurl: 0 });
    expect(menuTarget({ isfullurl: 0, type: 1 }).href).toBeUndefined();
  });

  it('accepts flags as strings', () => {
    expect(menuTarget({ jumpUrl: '/news', isfullurl: '0', type: '2' })).toEqual({ href: '/news', isfullurl: '0', newTab: true });
  });
});

describe('leadsTo', () => {
  const item = { isfullurl: 0, type: 1, children: [{ jumpUrl: '/powerPlan?id=1001', isfullurl: 0, type: 1, children: [] }] };

  it('finds the path of a descendant, ignoring the query', () => {
    expect(leadsTo(item, '/powerPlan')).toBe(true);
    expect(leadsTo(item, '/powerPlan/more')).toBe(false);
  });
});

describe('shownItems', () => {
  it('omits items without showMenu, with their descendants (SHELL-16)', () => {
    const menu = [
      { name: 'a', showMenu: 1, children: [{ name: 'b', showMenu: 0, children: [] }] },
      { name: 'c', showMenu: 0, children: [{ name: 'd', showMenu: 1, children: [] }] },
    ];
    expect(shownItems(menu)).toEqual([{ name: 'a', showMenu: 1, children: [] }]);
  });
});
