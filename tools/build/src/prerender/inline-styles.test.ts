import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

it('takes styles out of tags, and leaves text and titles that look like one', () => {
  const styles = inlineStyles();
  const text = '<p title="a > style=" class="b">say style="color:red" and <b>so on</b></p>';
  expect(styles.takeOut(text)).toEqual({ html: text, any: false });
  expect(styles.takeOut('<p class="a" style="--w:calc(1px &gt; 2px)">x</p>').html).toBe('<p class="a" data-style="--w:calc(1px &gt; 2px)">x</p>');
  expect(styles.sheet()).toBe('[data-style="--w:calc(1px > 2px)"]{--w:calc(1px > 2px)}');
});
