import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type Engine, type EngineBrowser, KEYS, TIMEOUT, VIEWPORT } from './engine.ts';

/** The programs of WebKitGTK and the virtual display that its browser needs. */
export interface WebKitPrograms {
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
export function webkitEngine({ driver, browser, display: displayProgram }: WebKitPrograms): Engine {
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
