import { readFileSync } from 'node:fs';
import { until } from '../../../server/testing/until';
import { openChromium } from './chromium';
import type { Driver, EngineName, Key, WindowSize } from './driver';
import { openFirefox } from './firefox';
import { takeProblems } from './pageProblems';
import { openWebKit } from './webKit';

const testingLibrary = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Words = string | RegExp;

export interface Query {
  /** An expression for the page: the elements. */
  elements: string;
  /** For complaints. */
  description: string;
}

const written = (words: Words) => (typeof words === 'string' ? JSON.stringify(words) : String(words));

const query = (kind: 'Role' | 'LabelText' | 'Text', given: string, options: string, within?: Query): Query => {
  const root = within ? `(${within.elements})[0] ?? document.createElement('p')` : 'document.body';
  return {
    elements: `TestingLibraryDom.queryAllBy${kind}(${root}, ${given}, ${options})`,
    description: `${kind} ${given} ${options}${within ? ` in ${within.description}` : ''}`,
  };
};

export function byRole(role: string, name?: Words, given: { level?: number; within?: Query } = {}): Query {
  const options = [name !== undefined && `name: ${written(name)}`, given.level && `level: ${given.level}`];
  return query('Role', JSON.stringify(role), `{ ${options.filter(Boolean).join(', ')} }`, given.within);
}

export const byLabel = (label: Words, within?: Query): Query =>
  query('LabelText', written(label), `{ selector: 'input, textarea, select' }`, within);

export const byText = (text: Words, within?: Query): Query =>
  query('Text', written(text), `{ ignore: 'script, style, option' }`, within);

export const button = (name: Words, within?: Query): Query => byRole('button', name, { within });
export const link = (name: Words, within?: Query): Query => byRole('link', name, { within });
export const title = (name: Words): Query => byRole('heading', name, { level: 1 });

/** For the page: what is not complete. Images that load only when they come into view may never do so. */
const missing = `[
  !document.querySelector('h1') && 'a heading',
  document.querySelector('[data-prerendered]') && 'the program',
  document.querySelector('[aria-busy="true"]') && 'content',
  window.pendingFetches && 'answers',
  [...document.images].some((image) => !image.complete && image.checkVisibility() &&
    image.getBoundingClientRect().top <= innerHeight) && 'images',
].filter(Boolean)`;

const frames = 'await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** For the page: the middle of the element, once it can be used, is still and nothing covers it. */
const pointOf = ({ elements }: Query) => `(async () => {
  const element = (${elements})[0];
  if (!element || element.disabled || element.ariaDisabled === 'true') return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = middle();
  ${frames};
  const { x, y } = middle();
  const isAnimated = document.getAnimations().some(({ effect, playState }) =>
    playState === 'running' && effect?.target?.contains(element));
  if (isAnimated) return null;
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)));
  return isHit && x === before.x && y === before.y ? { x, y } : null;
})()`;

export class Tab {
  constructor(private readonly driver: Driver) {}

  get engine(): EngineName {
    return this.driver.engine;
  }

  /** Repeats what fails because the page is just being left. */
  private async poll<Value>(expression: string, what: () => string): Promise<Value> {
    let failure = '';
    const look = async () => {
      try {
        return { value: await this.inPage<Value>(expression) };
      } catch (error) {
        failure = `; ${(error as Error).message}`;
        return undefined;
      }
    };
    const isFound = async () => {
      const found = await look();
      return found?.value ? found : undefined;
    };
    const complaint = () => `${this.engine}: ${what()}${failure}`;
    return (await until(isFound, { complaint })).value;
  }

  private async inPage<Value>(expression: string): Promise<Value> {
    if (expression.includes('TestingLibraryDom') && (await this.driver.evaluate('!window.TestingLibraryDom')))
      await this.driver.evaluate(`(() => { ${testingLibrary.replace('this,', 'window,')} })()`);
    return this.driver.evaluate<Value>(expression);
  }

  /** Waits until the program runs, and asks for nothing more. */
  async go(url: string): Promise<void> {
    await this.driver.go(url);
    await this.untilReady();
  }

  async reload(): Promise<void> {
    await this.driver.evaluate('void (window.isLeft = true, setTimeout(() => location.reload()))');
    await this.poll('!window.isLeft', () => 'does not reload');
    await this.untilReady();
  }

  async untilReady(): Promise<void> {
    const twice = `(async () => { const before = ${missing}; ${frames}; return [...before, ...${missing}]; })()`;
    let found: string[] = [];
    const isReady = async () => {
      found = await this.driver.evaluate<string[]>(twice).catch((error: Error) => [error.message]);
      return found.length === 0;
    };
    await until(isReady, { complaint: () => `${this.engine} lacks ${[...new Set(found)].join(', ')}` });
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.inPage(expression);
  }

  untilIs = (condition: string): Promise<unknown> => this.poll(condition, () => `never has ${condition}`);

  path = (): Promise<string> => this.driver.evaluate('location.pathname');

  untilPath = (path: string): Promise<unknown> => this.untilIs(`location.pathname === ${JSON.stringify(path)}`);

  async see(wanted: Query): Promise<void> {
    await this.poll(`(${wanted.elements}).length > 0`, () => `does not show ${wanted.description}`);
  }

  async seeNo(wanted: Query): Promise<void> {
    await this.poll(`(${wanted.elements}).length === 0`, () => `still shows ${wanted.description}`);
  }

  /** The accessible names of elements with labels. */
  names = ({ elements }: Query): Promise<string[]> =>
    this.inPage(`(${elements}).map(({ labels }) => labels[0].innerText.trim())`);

  count = ({ elements }: Query): Promise<number> => this.inPage(`(${elements}).length`);

  private pointOf(wanted: Query): Promise<{ x: number; y: number }> {
    return this.poll(pointOf(wanted), () => `shows nothing to click: ${wanted.description}`);
  }

  async click(wanted: Query): Promise<void> {
    const { x, y } = await this.pointOf(wanted);
    await this.driver.click(x, y);
  }

  async hover(wanted: Query): Promise<void> {
    const { x, y } = await this.pointOf(wanted);
    await this.driver.hover(x, y);
  }

  /** Replaces the content of a field. */
  async fill(field: Query, text: string): Promise<void> {
    await this.click(field);
    await this.inPage(`(${field.elements})[0].select()`);
    if (text === '') await this.driver.press('Backspace');
    else await this.driver.type(text);
  }

  async fillAll(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.fill(byLabel(label), text);
  }

  press = (key: Key): Promise<void> => this.driver.press(key);

  async compose(text: string): Promise<void> {
    if (!this.driver.compose) throw new Error(`${this.engine} gives access to no input method.`);
    await this.driver.compose(text);
  }

  attach = (selector: string, file: string): Promise<void> => this.driver.attach(selector, file);

  resize = (size: WindowSize): Promise<void> => this.driver.resize(size);

  screenshot = (): Promise<Buffer> => this.driver.screenshot();

  /** In pixels. */
  sidewaysScroll = (): Promise<number> =>
    this.driver.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

  text = (selector = 'body'): Promise<string> =>
    this.driver.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`);

  takeProblems = (): Promise<string[]> => this.driver.evaluate(takeProblems);

  close = (): Promise<void> => this.driver.close();
}

const openers: Record<EngineName, () => Promise<Driver>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
};

export async function openTab(engine: EngineName, size: WindowSize): Promise<Tab> {
  const driver = await openers[engine]();
  await driver.resize(size);
  return new Tab(driver);
}
