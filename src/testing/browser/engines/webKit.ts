import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { until } from '../../../server/testing/until';
import { ensureOtherBrowsers } from '../../../../scripts/otherBrowsers';
import { freePort } from '../../product/ports';
import { asText, clickActions, fromText, hoverActions, keyActions, keyCodes, type Driver } from './driver';

/** The key of an element's id in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** In the page: WebDriver passes `done` as the last argument. */
const script = (expression: string) => `const done = arguments[arguments.length - 1];
${asText(expression)}.then((text) => done({ text }), (error) => done({ error: String(error) }));`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Returns the number of the display. */
async function startDisplay(xvfb: string): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { server, display: `:${number.toString().trim()}` };
}

/** WebKitGTK's MiniBrowser, by WebDriver. */
export async function openWebKit(): Promise<Driver> {
  const { webKitDriver, miniBrowser, xvfb } = await ensureOtherBrowsers();
  const { server, display } = await startDisplay(xvfb);
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'stepwell-webkit-'));
  const driver = spawn(webKitDriver, ['-p', String(port)], {
    env: { PATH: process.env.PATH ?? '', HOME: home, DISPLAY: display, LANG: 'C', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const kill = () => [driver, server].forEach((child) => child.kill('SIGKILL'));
  process.once('exit', kill);

  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const sent = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, sent);
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const isUp = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  await until(isUp, { complaint: 'WebKitWebDriver does not answer.' });
  // In a full screen window its toolbar, which is 447 px wide, is hidden, so that the page can be as narrow as a phone.
  const args = ['--automation', '--full-screen', '--time-zone=Europe/London'];
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args } } },
  });
  const session = `/session/${sessionId}`;
  const perform = (actions: object[]) => ask<void>('POST', `${session}/actions`, { actions });

  return {
    engine: 'WebKit',
    go: (url) => ask('POST', `${session}/url`, { url }),
    evaluate: async (expression) => {
      const sent = { script: script(expression), args: [] };
      const { text, error } = await ask<{ text?: string; error?: string }>('POST', `${session}/execute/async`, sent);
      if (text === undefined) throw new Error(`WebKit: ${error}`);
      return fromText(text);
    },
    hover: (x, y) => perform(hoverActions(x, y)),
    click: (x, y) => perform(clickActions(x, y)),
    type: (text) => perform(keyActions(text)),
    press: (key) => perform(keyActions([keyCodes[key]])),
    attach: async (selector, file) => {
      const found = { using: 'css selector', value: selector };
      const element = await ask<Record<string, string>>('POST', `${session}/element`, found);
      await ask('POST', `${session}/element/${element[ELEMENT]}/value`, { text: file });
    },
    resize: async (size) => {
      await ask('POST', `${session}/window/rect`, size);
    },
    screenshot: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await ask('DELETE', session);
      await end(driver);
      await end(server);
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
