import { fakeTimers } from '../testing/clock';
import { showDrawn, showWhenDrawn, untilDrawn } from './showDrawn';

const page = (content: string) => {
  document.body.innerHTML = content;
};
afterEach(() => {
  jest.restoreAllMocks();
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

describe('the program', () => {
  beforeEach(() => fakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    delete (globalThis as { pageDrawn?: unknown }).pageDrawn;
  });

  it('starts at once on a page that isn’t drawn', () => expect(untilDrawn()).toBeUndefined());

  it('starts once the drawn page shows', async () => {
    page('<div id="painted"></div>');
    showWhenDrawn(Promise.resolve('<main>Early Birds</main>'));
    await untilDrawn();
    expect(document.body).toHaveTextContent('Early Birds');
  });

  it('doesn’t wait for a drawn page that is late', async () => {
    showWhenDrawn(new Promise(() => {}));
    const started = jest.fn();
    void untilDrawn()?.then(started);
    await jest.advanceTimersByTimeAsync(249);
    expect(started).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalled();
  });
});
