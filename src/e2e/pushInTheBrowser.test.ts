import sharp from 'sharp';
import { fill, heading, logIn, press } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { useJourney } from '../testing/product/journey';
import {
  newDevice,
  pushMessages,
  subscribedWith,
  withPushService,
  type PushMessages,
} from '../testing/browser/pushMessages';
import { sendPush } from '../testing/browser/sendPush';

const viktor = 'viktor.nowak@example.com';

const message = (tag: string, path: string, body = 'You have a place in Early Birds.') => ({
  title: 'Small Steps Circle',
  body,
  path,
  tag,
  notificationId: 'n-1',
});

describe('push messages reach a person, and open the right page', () => {
  const journey = useJourney({ DEMO: 'true' }, 'whole');
  const { stage } = journey;
  let person: Person;
  let push: PushMessages;
  const { subscription } = newDevice();
  const moved = newDevice();

  stage(
    'a browser that allows notifications is subscribed from the start, until the person turns push off, and again by a button',
    async () => {
      // The server's health page, opened in a later stage, has no icon.
      person = await journey.enter({ ignore: /favicon/ });
      const { page, context } = person;
      const { origin } = journey.product;
      await withPushService(context, subscription);
      await context.grantPermissions(['notifications'], { origin });
      const requestOf = (method: string) =>
        page.waitForResponse(
          (answer) => answer.url().endsWith('/v1/notifications/subscribe') && answer.request().method() === method,
        );
      const [renewed] = await Promise.all([requestOf('POST'), logIn(page, origin, viktor)]);
      expect(renewed.status()).toBe(200);
      await page.goto(`${origin}/my-settings?panel=notifications`);
      const [off] = await Promise.all([requestOf('DELETE'), press(page, 'Turn off notifications')]);
      expect(off.status()).toBe(200);
      await page.reload();
      const [on] = await Promise.all([requestOf('POST'), press(page, 'Turn on notifications')]);
      expect(on.status()).toBe(200);
      await page.getByRole('button', { name: 'Turn off notifications' }).waitFor();
      push = await pushMessages(context, page);
    },
  );

  const askedBy = async (tag: string) => {
    const { pagesAsked: _pagesAsked, ...asked } = await push.click(tag);
    return asked;
  };

  stage('a device whose push address changes reports it without an open page', async () => {
    expect(await push.moveTo(moved.subscription, subscription)).toBe(200);
    const inside = { ...newDevice().subscription, endpoint: 'https://127.0.0.1/send' };
    expect(await push.moveTo(inside, subscription)).toBe(400);
  });

  stage('a push message is shown with its title, text and path', async () => {
    await push.deliver(message('seat', '/notifications'));
    const [shown, ...others] = await push.shown();
    expect(shown).toMatchObject({
      title: 'Small Steps Circle',
      body: 'You have a place in Early Birds.',
      tag: 'seat',
      renotify: true,
      data: { path: '/notifications', notificationId: 'n-1' },
    });
    expect(others).toEqual([]);
    // Android draws the badge from its transparency: without any it would be a square.
    const badge = await person.page.request.get(shown?.badge ?? '');
    const alpha = (await sharp(await badge.body()).stats()).channels[3];
    expect(alpha?.mean).toBeLessThan(200);
  });

  stage('a later message on the same subject replaces the first', async () => {
    await push.deliver(message('seat', '/pods', 'You have a place in Night Owls.'));
    expect((await push.shown()).map(({ body }) => body)).toEqual(['You have a place in Night Owls.']);
  });

  stage('a click focuses the open page and navigates it without reloading', async () => {
    const { page } = person;
    await page.evaluate('void (window.sinceTheStart = true)');
    expect(await askedBy('seat')).toEqual({ focused: true });
    await heading(page, 'Pods').waitFor();
    expect(new URL(page.url()).pathname).toBe('/pods');
    expect(await page.evaluate('window.sinceTheStart')).toBe(true);
    expect(await push.shown()).toEqual([]);
  });

  stage('a click discards text typed in the open page only if the person agrees', async () => {
    const { page } = person;
    await page.goto(`${journey.product.origin}/my-settings?panel=profile`);
    await fill(page, { 'First name': 'Wiktor' });
    for (const choice of ['Keep editing', 'Leave page']) {
      await push.deliver(message('seat', '/notifications'));
      await push.click('seat');
      await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
      expect(await page.getByLabel('First name', { exact: true }).inputValue()).toBe('Wiktor');
      await press(page, choice);
    }
    await heading(page, 'Notifications').waitFor();
  });

  stage('a click opens a window if no page of the signed-in product is open', async () => {
    const { page } = person;
    const { origin } = journey.product;
    // A different tag each, since the browser may still be closing the clicked one.
    for (const [tag, elsewhere] of [
      ['blank', 'about:blank'],
      ['other', `${origin}/health/live`],
    ] as const) {
      await page.goto(elsewhere);
      await push.deliver(message(tag, '/chats'));
      expect(await push.click(tag)).toMatchObject({ opened: `${origin}/chats` });
    }
    await page.goto(`${origin}/chats`);
    await heading(page, 'Chats').waitFor();
  });

  // More than a second after a click, a browser may no longer let a worker open a window.
  stage('pages that don’t respond delay a click no longer than a single page does, however many are open', async () => {
    const { page, context } = person;
    const silent = await Promise.all([1, 2, 3].map(() => context.newPage()));
    for (const one of silent) await one.goto(`${journey.product.origin}/health/live`);
    await push.deliver(message('seat', '/pods'));
    expect(await push.click('seat')).toEqual({ focused: true, pagesAsked: silent.length + 1 });
    await heading(page, 'Pods').waitFor();
    for (const one of silent) await one.close();
  });

  stage('a push that the server encrypts for this device and signs with its key opens the right page', async () => {
    const { page } = person;
    const { body, path, tag, notificationId } = await sendPush(
      journey.product,
      moved.subscription,
      await subscribedWith(page),
    );
    await push.deliver(moved.read(body));
    expect(await push.shown()).toMatchObject([
      { title: 'Stepwell', body: 'Ana mentioned you in Tom & Jerry.', tag, data: { path, notificationId } },
    ]);
    expect(await askedBy(tag)).toEqual({ focused: true });
    await page.waitForURL(journey.product.origin + path);
  });

  stage('a message opened from a notification is in view and highlighted', async () => {
    const found = person.page.getByRole('log').locator('[data-found]');
    await found.waitFor();
    const [log, message] = await Promise.all([person.page.getByRole('log').boundingBox(), found.boundingBox()]);
    if (!log || !message) throw new Error('The message is not drawn.');
    expect(message.y).toBeGreaterThanOrEqual(log.y);
    expect(message.y + message.height).toBeLessThanOrEqual(log.y + log.height);
  });

  stage('a push message leads to no other site, and an unreadable one still shows where it is from', async () => {
    await push.deliver(message('evil', 'https://evil.example/login'));
    expect(await push.click('evil')).toEqual({ pagesAsked: 0 });
    await push.deliver('no message of ours');
    expect(await push.shown()).toMatchObject([
      { title: 'Stepwell', body: '', tag: '', renotify: false, data: { path: '/' } },
    ]);
  });
});
