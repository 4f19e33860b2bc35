import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { until } from '../../../server/testing/until';
import { ensureOtherBrowsers } from '../../../../scripts/otherBrowsers';
import { asText, clickActions, fromText, hoverActions, keyActions, keyCodes, type Driver } from './driver';

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

type Ask = <Result>(method: string, params: object) => Promise<Result>;

async function connect(url: string): Promise<{ ask: Ask; socket: WebSocket }> {
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  const asked = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id === undefined) return;
    asked.get(answer.id)?.(answer);
    asked.delete(answer.id);
  });
  let count = 0;
  const ask: Ask = async <Result>(method: string, params: object) => {
    count += 1;
    const id = count;
    const answered = new Promise<Answer>((resolve) => asked.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answered;
    if (type === 'error') throw new Error(`Firefox, ${method}: ${error}: ${message}`);
    return result as Result;
  };
  await ask('session.new', { capabilities: {} });
  return { ask, socket };
}

interface Evaluated {
  type: string;
  result: { value: string; sharedId: string };
  exceptionDetails?: { text: string };
}

interface OpenWindow {
  context: string;
  clientWindow: string;
}

/** For the browser's own window, which passes the events to the page that has the focus. */
const composition = (text: string) => `(() => {
  const inputMethod = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
  if (!inputMethod.beginInputTransaction(window, () => true)) throw new Error('There is another input method.');
  inputMethod.setPendingCompositionString(${JSON.stringify(text)});
  inputMethod.appendClauseToPendingComposition(${text.length}, inputMethod.ATTR_RAW_CLAUSE);
  inputMethod.flushPendingComposition();
  inputMethod.commitComposition(new KeyboardEvent('', { key: 'Enter', code: 'Enter', keyCode: 13 }));
})()`;

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const { firefox } = await ensureOtherBrowsers();
  const profile = mkdtempSync(join(tmpdir(), 'stepwell-firefox-'));
  // The system access is for the input method.
  const access = ['--remote-debugging-port=0', '--remote-allow-system-access'];
  const args = ['--headless', '--no-remote', ...access, '--profile', profile];
  const child = spawn(firefox, args, {
    env: { PATH: process.env.PATH ?? '', HOME: profile, TZ: 'Europe/London', LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const address = () => /WebDriver BiDi listening on (ws:\S+)/.exec(log)?.[1];
  const { ask, socket } = await connect(await until(address, { complaint: () => `Firefox did not start:\n${log}` }));

  const { context } = await ask<{ context: string }>('browsingContext.create', { type: 'window' });
  const perform = (actions: object[]) => ask<void>('input.performActions', { context, actions });
  const evaluate = async (expression: string, target = context) => {
    const params = { expression, target: { context: target }, awaitPromise: true };
    const { type, result, exceptionDetails } = await ask<Evaluated>('script.evaluate', params);
    if (type !== 'success') throw new Error(`Firefox: ${exceptionDetails?.text}`);
    return result;
  };

  const windowsIn = async (params: object) =>
    (await ask<{ contexts: OpenWindow[] }>('browsingContext.getTree', params)).contexts;
  const compose = async (text: string) => {
    const [page] = await windowsIn({ root: context });
    const around = await windowsIn({ 'moz:scope': 'chrome' });
    const own = around.find(({ clientWindow }) => clientWindow === page?.clientWindow);
    const ended = `new Promise((done) => addEventListener('compositionend', done, { once: true }))`;
    await evaluate(`void (window.compositionEnded = ${ended})`);
    await evaluate(composition(text), own?.context);
    await evaluate('window.compositionEnded.then(() => true)');
  };

  return {
    engine: 'Firefox',
    go: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => fromText((await evaluate(asText(expression))).value),
    hover: (x, y) => perform(hoverActions(x, y)),
    click: (x, y) => perform(clickActions(x, y)),
    type: (text) => perform(keyActions(text)),
    press: (key) => perform(keyActions([keyCodes[key]])),
    compose,
    attach: async (selector, file) => {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await ask('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    resize: (viewport) => ask('browsingContext.setViewport', { context, viewport }),
    screenshot: async () =>
      Buffer.from((await ask<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close: async () => {
      await ask('browser.close', {});
      socket.close();
      if (child.exitCode === null) await once(child, 'exit');
      process.off('exit', kill);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
