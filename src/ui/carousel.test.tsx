// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselLabels } from './carousel.tsx';
import type { EngineOptions } from './carousel-engine.ts';

const engine = vi.hoisted(() => ({ started: 0, options: undefined as EngineOptions | undefined, index: 0 }));
const count = 3;

vi.mock('./carousel-engine.ts', () => ({
  startEngine: (_viewport: HTMLElement, options: EngineOptions) => {
    engine.started += 1;
    engine.options = options;
    engine.index = options.index;
    const to = (index: number) => {
      engine.index = (index + count) % count;
      options.onView({ index: engine.index, visible: [engine.index], atStart: false, atEnd: false, fits: false });
    };
    return { to, next: () => to(engine.index + 1), previous: () => to(engine.index - 1), update: () => undefined, destroy: () => undefined };
  },
}));

const labels: CarouselLabels = {
  carousel: '輪播',
  slide: '投影片',
  pause: '暫停',
  play: '播放',
  previous: '上一張',
  next: '下一張',
  position: (place, of, name) => `${name}，第 ${place} 張，共 ${of} 張`,
};
const slides = ['全速計劃', '日韓漫遊', 'Vela 12'].map((name, at) => ({ id: String(at), name, content: <a href={`#${at}`}>{name}詳情</a> }));

let reduced = false;

const show = () => render(<Carousel label="推廣" labels={labels} slides={slides} fade loop autoplay={6000} />);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const playing = () => screen.queryByRole('button', { name: '暫停' }) !== null;
const viewport = () => screen.getAllByRole('group', { hidden: true })[0]?.parentElement?.parentElement as HTMLElement;
const controls = () => screen.getByRole('button', { name: '下一張' }).parentElement as HTMLElement;

describe('Carousel', () => {
  beforeEach(() => {
    reduced = false;
    Object.assign(engine, { started: 0, options: undefined, index: 0 });
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: reduced, addEventListener: () => undefined, removeEventListener: () => undefined }));
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has named slides, and pause as its first control', () => {
    show();
    const carousel = screen.getByRole('region', { name: '推廣' });
    expect(carousel.getAttribute('aria-roledescription')).toBe('輪播');
    const groups = within(carousel).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      '全速計劃，第 1 張，共 3 張',
      '日韓漫遊，第 2 張，共 3 張',
      'Vela 12，第 3 張，共 3 張',
    ]);
    expect(carousel.querySelector('a, button')).toBe(screen.getByRole('button', { name: '暫停' }));
  });

  it('loads the library with its first move, then plays automatically', async () => {
    show();
    await wait(5900);
    expect(engine.started).toBe(0);
    await wait(200);
    expect(engine.started).toBe(1);
    expect(engine.options).toMatchObject({ fade: true, loop: true, speed: 1000, index: 0 });
    expect(engine.index).toBe(1);
    await wait(6000);
    expect(engine.index).toBe(2);
    await wait(6000);
    expect(engine.index).toBe(0);
  });

  it('makes hidden slides inert', async () => {
    show();
    await wait(6100);
    const inert = screen.getAllByRole('group', { hidden: true }).map((group) => group.hasAttribute('inert'));
    expect(inert).toEqual([true, false, true]);
  });

  it('stops on hover and focus of a slide, and stays stopped', async () => {
    for (const come of [() => fireEvent.pointerEnter(viewport(), { pointerType: 'mouse' }), () => screen.getByRole('link', { name: '全速計劃詳情' }).focus()]) {
      show();
      act(come);
      expect(playing()).toBe(false);
      act(() => {
        fireEvent.pointerLeave(viewport(), { pointerType: 'mouse' });
        (document.activeElement as HTMLElement | null)?.blur();
      });
      await wait(20_000);
      expect(engine.index).toBe(0);
      expect(screen.getByRole('button', { name: '播放' })).toBeTruthy();
      cleanup();
    }
  });

  it('pauses at the controls without renaming the pause button, and stays stopped afterwards', async () => {
    show();
    fireEvent.pointerEnter(controls(), { pointerType: 'mouse' });
    await wait(20_000);
    expect(engine.index).toBe(0);
    expect(playing()).toBe(true);
    fireEvent.pointerLeave(controls(), { pointerType: 'mouse' });
    expect(playing()).toBe(false);
    await wait(20_000);
    expect(engine.index).toBe(0);
  });

  it('restarts only when play is pressed', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '暫停' }));
    await wait(20_000);
    expect(engine.index).toBe(0);
    fireEvent.pointerEnter(controls(), { pointerType: 'mouse' });
    fireEvent.click(screen.getByRole('button', { name: '播放' }));
    fireEvent.pointerLeave(controls(), { pointerType: 'mouse' });
    await wait(6100);
    expect(engine.index).toBe(1);
    expect(playing()).toBe(true);
  });

  it('arrows and markers stop it, move it and announce the position', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '下一張' }));
    await wait(100);
    expect(engine.index).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('日韓漫遊，第 2 張，共 3 張');
    fireEvent.click(screen.getByRole('button', { name: 'Vela 12' }));
    await wait(100);
    expect(engine.index).toBe(2);
    expect(screen.getByRole('button', { name: 'Vela 12' }).getAttribute('aria-current')).toBe('true');
    expect(playing()).toBe(false);
  });

  it('does not autoplay with prefers-reduced-motion', async () => {
    reduced = true;
    show();
    expect(playing()).toBe(false);
    await wait(60_000);
    expect(engine.started).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '下一張' }));
    await wait(100);
    expect(engine.options?.speed).toBe(0);
  });

  it('does not move while the page is hidden', async () => {
    show();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await wait(20_000);
    expect(engine.index).toBe(0);
    hidden.mockReturnValue(false);
    await wait(6100);
    expect(engine.index).toBe(1);
  });

  it('has no controls for a single slide', () => {
    render(<Carousel label="推廣" labels={labels} slides={slides.slice(0, 1)} fade loop autoplay={6000} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
