import { openTappedLinks, watchLinks } from './tappedLinks';

const link = (attributes = 'href="/pod?p=1"') => {
  document.body.innerHTML = `<div data-prerendered><a ${attributes}><b>Early Birds</b></a></div>`;
  return document.querySelector('b')!;
};

const tap = (element: Element, keys: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

beforeAll(() => {
  watchLinks();
  // Stands in for the browser's own navigation, which jsdom lacks.
  window.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => {
  delete (globalThis as { openLink?: unknown }).openLink;
  delete (globalThis as { tappedLink?: unknown }).tappedLink;
  delete document.documentElement.dataset.stuck;
});

it('a link tapped while the program starts is opened once, by the router, when it has loaded', () => {
  const open = jest.fn();
  tap(link());
  openTappedLinks(open);
  openTappedLinks(open);
  expect(open.mock.calls).toEqual([['/pod?p=1']]);
});

it('once the router has loaded, it opens tapped links', () => {
  const open = jest.fn();
  openTappedLinks(open);
  tap(link());
  expect(open.mock.calls).toEqual([['/pod?p=1']]);
});

it.each([
  ['tapped for a new tab', () => tap(link(), { ctrlKey: true })],
  ['for a new tab', () => tap(link('href="/terms" target="_blank"'))],
  ['to a file', () => tap(link('href="/v1/feed.ics"'))],
  ['to another site', () => tap(link('href="https://example.com/"'))],
  [
    'whose program can’t be loaded',
    () => {
      document.documentElement.dataset.stuck = '';
      tap(link());
    },
  ],
])('a link %s is left to the browser', (_, act) => {
  const open = jest.fn();
  act();
  openTappedLinks(open);
  expect(open).not.toHaveBeenCalled();
});
