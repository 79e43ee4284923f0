import { setTimeout } from 'node:timers/promises';
import { type ElementHandle, launch } from 'puppeteer-core';
import { type Engine, type EngineBrowser, TIMEOUT, VIEWPORT } from './engine.ts';

/** Firefox as Debian has it, driven by WebDriver BiDi: Playwright drives its own build only. */
export function firefoxEngine(executablePath: string): Engine {
  const start = async (): Promise<EngineBrowser> => {
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: VIEWPORT });
    const page = await browser.newPage();
    const find = async (xpath: string) => {
      const element = await page.waitForSelector(`xpath/${xpath}`, { visible: true, timeout: TIMEOUT });
      if (element === null) throw new Error(`${xpath} went away`);
      return element;
    };
    return {
      page: {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (run, ...args) => page.evaluate(run as (...all: unknown[]) => never, ...args),
        press: async (xpath) => (await find(xpath)).click(),
        type: async (xpath, text) => (await find(xpath)).type(text),
        key: (name) => page.keyboard.press(name),
        attach: async (xpath, path) => {
          const element = await page.waitForSelector(`xpath/${xpath}`, { timeout: TIMEOUT });
          await (element as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
        },
        // Puppeteer's own waits for a load, which a page from the back/forward cache does not have.
        back: () => page.evaluate(() => history.back()),
        screenshot: async () => Buffer.from(await page.screenshot()),
        resize: async (size) => {
          // Firefox 140 (ESR) cannot turn the screen, which Puppeteer asks for with each size; the size itself is set.
          await page.setViewport(size).catch((error: unknown) => {
            if (!String(error).includes('setScreenOrientationOverride')) throw error;
          });
          // Puppeteer's own wait evaluates a text, which the site's Trusted Types refuse.
          while ((await page.evaluate(() => innerWidth)) !== size.width) await setTimeout(20);
        },
      },
      [Symbol.asyncDispose]: () => browser.close(),
    };
  };
  return { name: 'Firefox', start };
}
