import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SceneImage, scenes } from './images.tsx';
import { IMAGE_COUNT } from './placement.ts';

describe('the images of the slider puzzle (CAPTCHA-01)', () => {
  const rendered = scenes.map((_, index) =>
    renderToStaticMarkup(
      <svg aria-hidden="true">
        <SceneImage id="p" index={index} />
      </svg>,
    ),
  );

  it('are 15, all different', () => {
    expect(rendered).toHaveLength(IMAGE_COUNT);
    expect(new Set(rendered).size).toBe(IMAGE_COUNT);
  });

  it('are rendered by the page itself: nothing is fetched, no inline styles', () => {
    for (const svg of rendered) expect(svg).not.toMatch(/href|<style|style="|data:|<image/);
  });
});
