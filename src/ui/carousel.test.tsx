// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselLabels } from './carousel.tsx';

const labels: CarouselLabels = {
  carousel: '輪播',
  slide: '投影片',
  pause: '暫停',
  play: '播放',
  previous: '上一張',
  next: '下一張',
  position: (place, of, name) => `${name}，第 ${place} 張，共 ${of} 張`,
};
const names = ['全速計劃', '日韓漫遊', 'Vela 12'];
const slides = names.map((name, at) => ({ id: String(at), name, content: <a href={`#${at}`}>{name}詳情</a> }));

const media = { reduced: false };

/** Milliseconds until Swiper has replaced the row. */
const START = 1000;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const slideElements = () => screen.getAllByRole('group', { hidden: true });
const show = () => render(<Carousel label="推廣" labels={labels} slides={slides} fade loop autoplay={6000} />);
const showStarted = async () => {
  show();
  await wait(START);
};
const current = () => screen.getAllByRole('listitem').findIndex((item) => within(item).getByRole('button').hasAttribute('aria-current'));
/** happy-dom runs no transitions, whose end Swiper waits for. */
const waitTurns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) {
    await wait(6000);
    act(() => slideElements().forEach((slide) => void fireEvent.transitionEnd(slide)));
  }
};
const isPlaying = () => screen.queryByRole('button', { name: '暫停' }) !== null;
const viewport = () => slideElements()[0]?.parentElement?.parentElement as HTMLElement;
const controls = () => screen.getByRole('button', { name: '下一張' }).parentElement as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Carousel', () => {
  // The fake clock does not wait for a file to be read.
  beforeAll(() => import('./carousel-slider.tsx'));

  beforeEach(() => {
    media.reduced = false;
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', (query: string) => ({
      media: query,
      matches: media.reduced,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has named slides, and pause as its first control, before and after Swiper is there', async () => {
    show();
    for (const state of ['row', 'swiper']) {
      expect(viewport().classList.contains('swiper')).toBe(state === 'swiper');
      const carousel = screen.getByRole('region', { name: '推廣' });
      expect(carousel.getAttribute('aria-roledescription')).toBe('輪播');
      expect(slideElements().map((group) => group.getAttribute('aria-label'))).toEqual([
        '全速計劃，第 1 張，共 3 張',
        '日韓漫遊，第 2 張，共 3 張',
        'Vela 12，第 3 張，共 3 張',
      ]);
      expect(carousel.querySelector('a, button')).toBe(screen.getByRole('button', { name: '暫停' }));
      await wait(START);
    }
  });

  it('plays automatically, begins again after the last slide, and makes hidden slides inert', async () => {
    await showStarted();
    for (const shown of [1, 2, 0]) {
      await waitTurns(1);
      expect(current()).toBe(shown);
      expect(slideElements().map((group) => group.hasAttribute('inert'))).toEqual(names.map((_, at) => at !== shown));
    }
  });

  it('a row in use is not replaced', async () => {
    show();
    const link = screen.getByRole('link', { name: '全速計劃詳情' });
    act(() => link.focus());
    await wait(5 * START);
    expect(document.activeElement).toBe(link);
    act(() => link.blur());
    await wait(START);
    expect(viewport().classList.contains('swiper')).toBe(true);
  });

  it('stops on hover and focus of a slide, and stays stopped', async () => {
    for (const come of [() => fireEvent.pointerEnter(viewport(), { pointerType: 'mouse' }), () => screen.getByRole('link', { name: '全速計劃詳情' }).focus()]) {
      await showStarted();
      act(come);
      expect(isPlaying()).toBe(false);
      act(() => {
        fireEvent.pointerLeave(viewport(), { pointerType: 'mouse' });
        (document.activeElement as HTMLElement | null)?.blur();
      });
      await waitTurns(3);
      expect(current()).toBe(0);
      expect(screen.getByRole('button', { name: '播放' })).toBeTruthy();
      cleanup();
    }
  });

  it('pauses at the controls without renaming the pause button, and stays stopped afterwards', async () => {
    await showStarted();
    fireEvent.pointerEnter(controls(), { pointerType: 'mouse' });
    await waitTurns(3);
    expect(current()).toBe(0);
    expect(isPlaying()).toBe(true);
    fireEvent.pointerLeave(controls(), { pointerType: 'mouse' });
    expect(isPlaying()).toBe(false);
    await waitTurns(3);
    expect(current()).toBe(0);
  });

  it('restarts only when play is pressed', async () => {
    await showStarted();
    press('暫停');
    await waitTurns(3);
    expect(current()).toBe(0);
    fireEvent.pointerEnter(controls(), { pointerType: 'mouse' });
    press('播放');
    fireEvent.pointerLeave(controls(), { pointerType: 'mouse' });
    await waitTurns(1);
    expect(current()).toBe(1);
    expect(isPlaying()).toBe(true);
  });

  it('arrows and markers stop it, move it and announce the position', async () => {
    await showStarted();
    press('下一張');
    expect(current()).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('日韓漫遊，第 2 張，共 3 張');
    press('Vela 12');
    expect(current()).toBe(2);
    expect(isPlaying()).toBe(false);
  });

  it('does not autoplay with prefers-reduced-motion', async () => {
    media.reduced = true;
    await showStarted();
    expect(isPlaying()).toBe(false);
    await waitTurns(3);
    expect(current()).toBe(0);
    press('下一張');
    expect(slideElements()[1]?.style.transitionDuration).toBe('1ms');
  });

  it('does not move while the page is hidden', async () => {
    await showStarted();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitTurns(3);
    expect(current()).toBe(0);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitTurns(1);
    expect(current()).toBe(1);
  });

  it('has no controls for a single slide', () => {
    render(<Carousel label="推廣" labels={labels} slides={slides.slice(0, 1)} fade loop autoplay={6000} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
