import { expect, it } from 'vitest';
import { headingsOf } from './page.tsx';

it('reads the headings of a page as text', () => {
  expect(headingsOf('<h1>A &amp; B</h1><p>x</p><h2 class="a">One <b>two</b> <a href="/news">three</a></h2><h3>no</h3><H2>Four</H2>')).toEqual([
    'A & B',
    'One two three',
    'Four',
  ]);
  expect(headingsOf('<p>none</p>')).toEqual([]);
});
