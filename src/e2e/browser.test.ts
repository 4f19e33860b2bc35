import type { Browser } from 'playwright-core';
import { launchBrowser, newPerson } from '../testing/browser/browser';

/** No server listens here: the test provides the pages' content itself. */
const ORIGIN = 'http://localhost:1';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** `last` may still be pending when the navigation ends. */
async function problemsOf(content: string, last: string): Promise<string[]> {
  const { page, context, problems } = await newPerson(browser, { ignore: /^(?!asks another origin)/ });
  await context.route('**', (route) =>
    route.fulfill(
      route.request().url() === `${ORIGIN}/` ? { contentType: 'text/html', body: content } : { status: 204, body: '' },
    ),
  );
  const asked = context.waitForEvent('request', { predicate: (request) => request.url() === last });
  await Promise.all([page.goto(ORIGIN, { waitUntil: 'load' }), asked]);
  await context.close();
  return problems;
}

test.each([
  ['an image', '<img src="https://elsewhere.example/a.png">', 'https://elsewhere.example/a.png'],
  ['a style sheet', '<link rel="stylesheet" href="//elsewhere.example/a.css">', 'http://elsewhere.example/a.css'],
  ['a call', "<script>fetch('https://elsewhere.example/a')</script>", 'https://elsewhere.example/a'],
  ['a frame', '<iframe src="https://elsewhere.example/a"></iframe>', 'https://elsewhere.example/a'],
  ['another port', '<img src="http://localhost:2/a.png">', 'http://localhost:2/a.png'],
])('%s from another origin is reported as a problem', async (_, content, asked) => {
  expect(await problemsOf(content, asked)).toEqual([`asks another origin: ${asked}`]);
});

test('resources of the page itself, or embedded in it, are not reported', async () => {
  const image = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  expect(await problemsOf(`<img src="/a.png"><img src="${image}"><script>fetch('/b')</script>`, `${ORIGIN}/b`)).toEqual(
    [],
  );
});
