import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoAccounts } from '../server/demo/community';
import { heading, logIn, press } from '../testing/browser/acts';
import { untilControlled } from '../testing/browser/browserStorage';
import { untilPainted } from '../testing/browser/painted';
import { useJourney } from '../testing/product/journey';

describe('a new version', () => {
  const journey = useJourney({ DEMO: 'true' }, 'whole');
  let between: Server;
  let version = 0;

  /** The proxy makes the service worker look like a new version. */
  beforeAll(async () => {
    between = createServer((incoming, outgoing) => {
      const { method, url = '/' } = incoming;
      const isWorker = url.startsWith('/service-worker.js');
      const { 'if-none-match': _tag, 'if-modified-since': _date, ...unconditional } = incoming.headers;
      const headers = { ...(isWorker ? unconditional : incoming.headers), 'accept-encoding': 'identity' };
      const onward = ask(journey.product.origin + url, { method, headers });
      onward.on('response', (answer) => {
        const { 'content-length': length, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, isWorker || !length ? rest : answer.headers);
        answer.on('data', (chunk) => outgoing.write(chunk));
        answer.on('end', () => outgoing.end(isWorker ? `\n// ${version}` : undefined));
      });
      onward.on('error', () => outgoing.destroy());
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    between.closeAllConnections();
    return new Promise((resolve) => between.close(resolve));
  });

  it('shows a message, and takes over when the person reloads, never automatically', async () => {
    const { page } = await journey.enter();
    const origin = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    await logIn(page, origin, demoAccounts().find(({ role }) => role === 'participant')?.email ?? '');
    await untilControlled(page);
    await page.goto(`${origin}/memberships`);
    await heading(page, 'Home').waitFor();
    version += 1;
    await page.evaluate('window.isSamePage = true');
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)');
    await page.getByText('A new version is ready').waitFor();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    const waiting = 'navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)';
    expect(await page.evaluate(waiting)).toBe(true);
    const loaded = page.waitForEvent('load');
    await press(page, 'Reload');
    await loaded;
    expect(await page.evaluate('window.isSamePage')).toBeUndefined();
    await heading(page, 'Home').waitFor();
    expect(await page.evaluate(waiting)).toBe(false);
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)');
    expect(await page.evaluate(waiting)).toBe(false);
    await untilPainted(page);
    expect(await page.getByText('A new version is ready').count()).toBe(0);
  });
});
