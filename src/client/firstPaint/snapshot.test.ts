import { fakeTimers } from '../testing/clock';
import { storeAccessToken } from '../api/transport/accessToken';
import { signIn } from '../testing/token';
import { cachedSnapshot } from './cachedSnapshots';
import { showSnapshots, untilSnapshot } from './snapshot';

const page = (content: string) => {
  document.body.innerHTML = content;
};
const pods = { address: '/pods' };

const show = (html: Promise<string | undefined>, token = signIn('me')) =>
  showSnapshots({ token, cached: cachedSnapshot('me', pods), html });

const showNow = (html: string) => show(Promise.resolve(html));

afterEach(() => {
  jest.restoreAllMocks();
  delete (globalThis as { snapshotShown?: unknown }).snapshotShown;
  localStorage.clear();
  document.body.replaceChildren();
});

it('a snapshot replaces its page’s loading state', async () => {
  page('<div id="prerendered"><main>Loading</main></div><div id="root"></div>');
  await showNow('<main>Early Birds</main>');
  expect(document.getElementById('prerendered')?.innerHTML).toBe('<main>Early Birds</main>');
  expect(document.getElementById('root')).toBeEmptyDOMElement();
});

it('a snapshot that arrives after the program has rendered is not shown', async () => {
  page('<div id="root"><main>Early Birds, 2 new</main></div>');
  await showNow('<main>Early Birds</main>');
  expect(document.body).toHaveTextContent('Early Birds, 2 new');
});

it('a snapshot waits for the rest of its page', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await showNow('<main>Early Birds</main>');
  page('<div id="prerendered"><main>Loading</main></div>');
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  expect(document.body).toHaveTextContent('Early Birds');
});

it('links of a snapshot work, and nothing else takes the focus or a click', async () => {
  page('<div id="prerendered"></div>');
  await showNow(
    '<a href="/pods">Pods</a><button>Join</button><input /><textarea></textarea><div tabindex="0">Log</div>',
  );
  const inert = [...document.querySelectorAll<HTMLElement>('#prerendered > *')].map(({ tagName, inert }) => [
    tagName,
    inert === true,
  ]);
  expect(inert).toEqual([
    ['A', false],
    ['BUTTON', true],
    ['INPUT', true],
    ['TEXTAREA', true],
    ['DIV', true],
  ]);
});

it('a focused link keeps the focus in a snapshot', async () => {
  page('<div id="prerendered"><a href="/pods">Pods</a><a href="/chats">Chats</a></div>');
  document.querySelector<HTMLElement>('[href="/chats"]')?.focus();
  await showNow('<a href="/pods">Pods</a><a href="/chats">Chats, 2 unread</a>');
  expect(document.activeElement).toHaveTextContent('Chats, 2 unread');
});

it('a snapshot of a conversation shows where it opens', async () => {
  const shown = jest.fn(function (this: Element) {
    return this.textContent;
  });
  Element.prototype.scrollIntoView = shown;
  page('<div id="prerendered"></div>');
  await showNow('<p>Old</p><p data-opening="true">Last read</p><p>New</p>');
  expect(shown).toHaveReturnedWith('Last read');
});

it('a snapshot of a session that has ended meanwhile is not shown', async () => {
  page('<div id="prerendered"><main>Loading</main></div>');
  const token = signIn('me');
  for (const end of [() => localStorage.clear(), () => storeAccessToken(signIn('somebody else'))]) {
    end();
    await show(Promise.resolve('<main>Early Birds</main>'), token);
    expect(document.body).toHaveTextContent('Loading');
    expect(cachedSnapshot('me', pods).html).toBeUndefined();
  }
});

describe('a cached snapshot', () => {
  beforeEach(() => cachedSnapshot('me', pods).replace('<main>Early Birds</main>'));

  it('shows at once, and then the server’s snapshot shows', async () => {
    page('<div id="prerendered"><main>Loading</main></div>');
    let answer = (_: string) => {};
    const now = new Promise<string>((resolve) => (answer = resolve));
    await show(now);
    expect(document.body).toHaveTextContent('Early Birds');
    answer('<main>Early Birds, 2 new</main>');
    await now;
    expect(document.body).toHaveTextContent('Early Birds, 2 new');
    expect(cachedSnapshot('me', pods).html).toBe('<main>Early Birds, 2 new</main>');
  });

  it('shows where a conversation opens, and later leaves it where the reader has scrolled it', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    cachedSnapshot('me', pods).replace('<p data-opening="true">Last read</p>');
    page('<div id="prerendered"></div>');
    const now = Promise.resolve('<p data-opening="true">Last read</p><p>New</p>');
    await show(now);
    await now;
    expect(document.body).toHaveTextContent('New');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['isn’t rendered now', async () => undefined],
    ['can’t be requested', async () => Promise.reject(new Error('Not answered'))],
  ])('stays if it %s', async (_, answer) => {
    page('<div id="prerendered"></div>');
    const html = answer();
    await show(html);
    await html.catch(() => {});
    expect(document.body).toHaveTextContent('Early Birds');
  });
});

it.each([401, 403])('nothing shows or stays of a session that has ended elsewhere (%s)', async (cause) => {
  cachedSnapshot('me', pods).replace('<main>Early Birds</main>');
  page('<div id="prerendered"><main>Loading</main></div>');
  const refused = Promise.reject<string>(new Error('Refused', { cause }));
  void show(refused);
  expect(document.body).toHaveTextContent('Early Birds');
  await refused.catch(() => {});
  await Promise.resolve();
  expect(document.body).not.toHaveTextContent('Early Birds');
  expect(JSON.stringify(localStorage)).not.toContain('Early Birds');
});

it('a page whose call fails stays as it is', async () => {
  page('<div id="prerendered"><main>Loading</main></div>');
  await show(Promise.reject(new Error('Not answered')));
  expect(document.body).toHaveTextContent('Loading');
});

describe('the program', () => {
  beforeEach(() => fakeTimers());
  afterEach(() => jest.useRealTimers());

  it('starts at once on a page without a snapshot', () => expect(untilSnapshot()).toBeUndefined());

  it('starts once the snapshot shows', async () => {
    page('<div id="prerendered"></div>');
    void show(Promise.resolve('<main>Early Birds</main>'));
    await untilSnapshot();
    expect(document.body).toHaveTextContent('Early Birds');
  });

  it('doesn’t wait for the server’s snapshot if a cached one shows', async () => {
    cachedSnapshot('me', pods).replace('<main>Early Birds</main>');
    void show(new Promise(() => {}));
    const started = jest.fn();
    void untilSnapshot()?.then(started);
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toHaveBeenCalled();
  });

  it('doesn’t wait for a snapshot that is late', async () => {
    void show(new Promise(() => {}));
    const started = jest.fn();
    void untilSnapshot()?.then(started);
    await jest.advanceTimersByTimeAsync(249);
    expect(started).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalled();
  });
});
