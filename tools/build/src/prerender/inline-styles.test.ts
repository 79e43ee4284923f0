import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

it('takes styles out of tags, and leaves text and titles that look like one', () => {
  const text = '<p title="a > style=" class="b">say style="color:red" and <b>so on</b></p>';
  expect(inlineStyles(text)).toEqual({ html: text, sheet: '' });
  expect(inlineStyles('<p class="a" style="--w:calc(1px &gt; 2px)">x</p>')).toEqual({
    html: '<p class="a" data-style="--w:calc(1px &gt; 2px)">x</p>',
    sheet: '[data-style="--w:calc(1px > 2px)"]{--w:calc(1px > 2px)}',
  });
});
