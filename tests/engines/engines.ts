import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type ElementHandle, launch } from 'puppeteer-core';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type Engine, type EngineBrowser, KEYS, type MissingEngine, TIMEOUT, VIEWPORT } from './engine.ts';

const firstOf = (...places: (string | undefined)[]) => places.find((place) => place !== undefined && existsSync(place));

/** The engines besides Chromium, which the other browser tests use. Each can be started, or says how to install it. */
export const engines = [firefox(), webkit()];

/** Says aloud which engines are missing. */
export default function sayMissing(): void {
  for (const engine of engines) if ('install' in engine) console.info(`NOT CHECKED: ${engine.name} (${engine.install})`);
}

function firefox(): Engine | MissingEngine {
  const executablePath = firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
  if (executablePath === undefined) return { name: 'Firefox', install: 'apt-get install firefox-esr, or FIREFOX_PATH' };
  return firefoxEngine(executablePath);
}

/** Firefox as Debian has it, driven by WebDriver BiDi: Playwright drives its own build only. */
function firefoxEngine(executablePath: string): Engine {
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

function webkit(): Engine | MissingEngine {
  const folder = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const browser = firstOf(process.env.WEBKIT_PATH, ...['6.0', '4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`));
  const [driver, display] = [firstOf('/usr/bin/WebKitWebDriver'), firstOf('/usr/bin/Xvfb')];
  if (browser === undefined || driver === undefined || display === undefined) return { name: 'WebKit', install: 'apt-get install webkit2gtk-driver xvfb' };
  return webkitEngine({ browser, driver, display });
}

/** The programs of WebKitGTK and the virtual display that its browser needs. */
interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  child.kill();
  return ended;
}

/** Starts a display of its own, so that no window opens; returns its name, which the display chooses. */
async function startDisplay(program: string): Promise<{ display: ChildProcess; name: string }> {
  const screen = '1600x1200x24';
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface(display.stdio[3] as Readable)) return { display, name: `:${line}` };
  throw new Error(`${program} ended before its display was ready`);
}

async function connect(driver: string, browser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return new Builder().disableEnvironmentOverrides().usingServer(driver).withCapabilities(capabilities).build();
}

/** Makes the window so large that the page has the size. */
async function fitWindow(session: WebDriver, size: { width: number; height: number }): Promise<void> {
  const window = session.manage().window();
  await window.setRect({ ...size, x: 0, y: 0 });
  const inner: { width: number; height: number } = await session.executeScript('return { width: innerWidth, height: innerHeight }');
  await window.setRect({ x: 0, y: 0, width: 2 * size.width - inner.width, height: 2 * size.height - inner.height });
}

/** WebKitGTK's MiniBrowser, driven by WebDriver. */
function webkitEngine({ driver, browser, display: displayProgram }: WebKitPrograms): Engine {
  const start = async (): Promise<EngineBrowser> => {
    const { display, name } = await startDisplay(displayProgram);
    // Safari's driver is started in the same way.
    const service = new ServiceBuilder(driver).setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: name }).build();
    const stop = async () => {
      await service.kill();
      await end(display);
    };
    try {
      const session = await connect(await service.start(), browser);
      const find = async (xpath: string) => {
        const element = await session.wait(until.elementLocated(By.xpath(xpath)), TIMEOUT);
        return session.wait(until.elementIsVisible(element), TIMEOUT);
      };
      await fitWindow(session, VIEWPORT);
      return {
        page: {
          goto: (url) => session.get(url),
          evaluate: (run, ...args) => session.executeScript(run, ...args),
          press: async (xpath) => (await find(xpath)).click(),
          type: async (xpath, text) => (await find(xpath)).sendKeys(text.replaceAll('\n', Key.ENTER)),
          key: (name) => session.actions().sendKeys(KEYS[name]).perform(),
          attach: async (xpath, path) => (await session.wait(until.elementLocated(By.xpath(xpath)), TIMEOUT)).sendKeys(path),
          back: () => session.navigate().back(),
          screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
          resize: (size) => fitWindow(session, size),
        },
        [Symbol.asyncDispose]: async () => {
          await session.quit().catch(() => undefined);
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return { name: 'WebKit', start };
}
