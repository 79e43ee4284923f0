import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, scenes } from './images.tsx';
import { PICTURE_COUNT } from './placement.ts';

describe('the pictures of the slider puzzle (CAPTCHA-01)', () => {
  const drawn = scenes.map((_, index) =>
    renderToStaticMarkup(
      <svg aria-hidden="true">
        <Picture id="p" index={index} />
      </svg>,
    ),
  );

  it('are fifteen, no two alike', () => {
    expect(drawn).toHaveLength(PICTURE_COUNT);
    expect(new Set(drawn).size).toBe(PICTURE_COUNT);
  });

  it('are drawn by the page itself: nothing is fetched, nothing styled in the text', () => {
    for (const svg of drawn) expect(svg).not.toMatch(/href|<style|style="|data:|<image/);
  });
});
