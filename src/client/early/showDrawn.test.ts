import { fakeTimers } from '../testing/clock';
import { storeAccessToken } from '../api/transport/accessToken';
import { signIn } from '../testing/token';
import { keptPage } from '../api/transport/keptPages';
import { showDrawn, showWhenDrawn, untilDrawn } from './showDrawn';

const page = (content: string) => {
  document.body.innerHTML = content;
};
const pods = { address: '/pods' };

const show = (html: Promise<string | undefined>, token = signIn('me')) =>
  showWhenDrawn({ token, kept: keptPage('me', pods), html });

afterEach(() => {
  jest.restoreAllMocks();
  delete (globalThis as { pageDrawn?: unknown }).pageDrawn;
  localStorage.clear();
  document.body.replaceChildren();
});

it('a drawn page replaces its loading state', () => {
  page('<div id="painted"><main>Loading</main></div><div id="root"></div>');
  showDrawn('<main>Early Birds</main>');
  expect(document.getElementById('painted')?.innerHTML).toBe('<main>Early Birds</main>');
  expect(document.getElementById('root')).toBeEmptyDOMElement();
});

it('a drawn page that comes after the program has rendered is not shown', () => {
  page('<div id="root"><main>Early Birds, 2 new</main></div>');
  showDrawn('<main>Early Birds</main>');
  expect(document.body).toHaveTextContent('Early Birds, 2 new');
});

it('a drawn page waits for the rest of its page', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  showDrawn('<main>Early Birds</main>');
  page('<div id="painted"><main>Loading</main></div>');
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  expect(document.body).toHaveTextContent('Early Birds');
});

it('links of a drawn page work, and nothing else takes the focus or a click', () => {
  page('<div id="painted"></div>');
  showDrawn('<a href="/pods">Pods</a><button>Join</button><input /><textarea></textarea><div tabindex="0">Log</div>');
  const inert = [...document.querySelectorAll<HTMLElement>('#painted > *')].map(({ tagName, inert }) => [
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

it('a focused link keeps the focus in the drawn page', () => {
  page('<div id="painted"><a href="/pods">Pods</a><a href="/chats">Chats</a></div>');
  document.querySelector<HTMLElement>('[href="/chats"]')?.focus();
  showDrawn('<a href="/pods">Pods</a><a href="/chats">Chats, 2 unread</a>');
  expect(document.activeElement).toHaveTextContent('Chats, 2 unread');
});

it('a drawn conversation shows where it opens', () => {
  const shown = jest.fn(function (this: Element) {
    return this.textContent;
  });
  Element.prototype.scrollIntoView = shown;
  page('<div id="painted"></div>');
  showDrawn('<p>Old</p><p data-opening="true">Last read</p><p>New</p>');
  expect(shown).toHaveReturnedWith('Last read');
});

it('a page drawn for a session that has ended meanwhile is not shown', async () => {
  page('<div id="painted"><main>Loading</main></div>');
  const token = signIn('me');
  for (const end of [() => localStorage.clear(), () => storeAccessToken(signIn('somebody else'))]) {
    end();
    await show(Promise.resolve('<main>Early Birds</main>'), token);
    expect(document.body).toHaveTextContent('Loading');
    expect(keptPage('me', pods).html).toBeUndefined();
  }
});

describe('a page kept from an earlier visit', () => {
  beforeEach(() => keptPage('me', pods).keep('<main>Early Birds</main>'));

  it('shows at once, then as the server draws it now', async () => {
    page('<div id="painted"><main>Loading</main></div>');
    let answer = (_: string) => {};
    const now = new Promise<string>((resolve) => (answer = resolve));
    await show(now);
    expect(document.body).toHaveTextContent('Early Birds');
    answer('<main>Early Birds, 2 new</main>');
    await now;
    expect(document.body).toHaveTextContent('Early Birds, 2 new');
    expect(keptPage('me', pods).html).toBe('<main>Early Birds, 2 new</main>');
  });

  it('shows where a conversation opens, and later leaves it where the reader has scrolled it', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    keptPage('me', pods).keep('<p data-opening="true">Last read</p>');
    page('<div id="painted"></div>');
    const now = Promise.resolve('<p data-opening="true">Last read</p><p>New</p>');
    await show(now);
    await now;
    expect(document.body).toHaveTextContent('New');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['isn’t drawn now', async () => undefined],
    ['can’t be asked for', async () => Promise.reject(new Error('Not answered'))],
  ])('stays if it %s', async (_, answer) => {
    page('<div id="painted"></div>');
    const html = answer();
    await show(html);
    await html.catch(() => {});
    expect(document.body).toHaveTextContent('Early Birds');
  });
});

it('a page whose call fails stays as it is', async () => {
  page('<div id="painted"><main>Loading</main></div>');
  await show(Promise.reject(new Error('Not answered')));
  expect(document.body).toHaveTextContent('Loading');
});

describe('the program', () => {
  beforeEach(() => fakeTimers());
  afterEach(() => jest.useRealTimers());

  it('starts at once on a page that isn’t drawn', () => expect(untilDrawn()).toBeUndefined());

  it('starts once the drawn page shows', async () => {
    page('<div id="painted"></div>');
    void show(Promise.resolve('<main>Early Birds</main>'));
    await untilDrawn();
    expect(document.body).toHaveTextContent('Early Birds');
  });

  it('doesn’t wait for a drawn page if a kept one shows', async () => {
    keptPage('me', pods).keep('<main>Early Birds</main>');
    void show(new Promise(() => {}));
    const started = jest.fn();
    void untilDrawn()?.then(started);
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toHaveBeenCalled();
  });

  it('doesn’t wait for a drawn page that is late', async () => {
    void show(new Promise(() => {}));
    const started = jest.fn();
    void untilDrawn()?.then(started);
    await jest.advanceTimersByTimeAsync(249);
    expect(started).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalled();
  });
});
