import { eq } from 'drizzle-orm';
import { pushSubscriptions } from '../platform/database/schema';
import { signIn, type Actor } from '../testing/actors';
import { useTestApp } from '../testing/app';
import { linksOf } from '../session/testing/links';
import { PASSWORD, type TestUser } from '../testing/factories';
import { recordPush } from '../testing/fakes';
import { runAllJobs } from '../testing/jobs';
import { notify, type Notice } from './notify';
import { pushDeviceInput, promotedNotice } from './testing/notices';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const links = linksOf(test);

const notifyOf = <Data extends object>(notice: Notice<Data>) => test.app.context.act((act) => notify(act, notice));

const newPassword = 'Tiny-Step-2';

async function replacePassword(email: string) {
  await test.anyone().post('/v1/users/forgot-password', { email });
  const { code } = await links.newest(email, 'reset-password');
  return test.anyone().post('/v1/users/reset-password', { code, password: newPassword });
}

const renew = (from: string, to: string, oldAuth = pushDeviceInput(from).auth) =>
  test.anyone().put('/v1/notifications/subscribe', {
    oldEndpoint: pushDeviceInput(from).endpoint,
    oldAuth,
    subscription: pushDeviceInput(to),
  });

const listOf = async (person: TestUser) =>
  (await (await test.as(person)).get('/v1/notifications/my-notifications')).body;

describe('push', () => {
  beforeEach(() => void push.sent.splice(0));

  it("a notification is pushed to each of its recipient's devices", async () => {
    const person = await test.make.user();
    const actor = await test.as(person);
    await actor.post('/v1/notifications/subscribe', pushDeviceInput('phone'));
    await actor.post('/v1/notifications/subscribe', pushDeviceInput('laptop'));
    await notifyOf(promotedNotice([person.id], 'Tom & Jerry'));
    await test.app.context.jobs.drain();
    expect(push.sent.map(({ target }) => target.endpoint).sort()).toEqual([
      'https://push.example.com/send/laptop',
      'https://push.example.com/send/phone',
    ]);
    expect(JSON.parse(push.sent[0]?.payload ?? '')).toEqual({
      title: 'Stepwell',
      body: 'You have a place in Tom & Jerry.',
      path: expect.stringMatching(/^\/pod\?/),
      tag: (await listOf(person))[0].id,
      notificationId: (await listOf(person))[0].id,
    });
  });

  it('a notification dismissed before it was pushed is not pushed', async () => {
    const person = await test.make.user();
    const actor = await test.as(person);
    await actor.post('/v1/notifications/subscribe', pushDeviceInput('quiet'));
    await notifyOf(promotedNotice([person.id]));
    await actor.delete(`/v1/notifications/${(await listOf(person))[0].id}`);
    await test.app.context.jobs.drain();
    expect(push.sent).toEqual([]);
  });

  it("a notification is pushed to a device's current user, not to a former one", async () => {
    const [before, now] = [await test.make.user(), await test.make.user()];
    await (await test.as(before)).post('/v1/notifications/subscribe', pushDeviceInput('shared'));
    await notifyOf(promotedNotice([before.id]));
    await (await test.as(now)).post('/v1/notifications/subscribe', pushDeviceInput('shared'));
    await test.app.context.jobs.drain();
    expect(push.sent).toEqual([]);
    await notifyOf(promotedNotice([now.id]));
    await test.app.context.jobs.drain();
    expect(push.sent).toHaveLength(1);
  });

  it('a device with a new address from its push service gets pending and new messages there', async () => {
    const person = await test.make.user();
    await (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput('old'));
    await notifyOf(promotedNotice([person.id]));
    expect((await renew('old', 'new')).body).toEqual({ done: true });
    expect((await renew('old', 'newer')).body).toEqual({ done: true });
    await test.app.context.jobs.drain();
    expect(push.sent.map(({ target }) => target)).toEqual([expect.objectContaining(pushDeviceInput('new'))]);
  });

  it("a device's address can be changed only with its secret, and not to someone else's address", async () => {
    const [person, other] = [await test.make.user(), await test.make.user()];
    await (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput('secret'));
    await (await test.as(other)).post('/v1/notifications/subscribe', pushDeviceInput('taken'));
    const guessed = Buffer.alloc(16, 3).toString('base64url');
    expect((await renew('secret', 'thief', guessed)).body).toEqual({ done: true });
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    expect(push.sent.splice(0).map(({ target }) => target.endpoint)).toEqual([pushDeviceInput('secret').endpoint]);
    await renew('secret', 'taken');
    await notifyOf(promotedNotice([person.id]));
    await notifyOf(promotedNotice([other.id]));
    await test.app.context.jobs.drain();
    expect(push.sent).toHaveLength(1);
  });

  it('a device cannot have an address inside the network', async () => {
    const inside = { ...pushDeviceInput('x'), endpoint: 'https://127.0.0.1/send' };
    const answer = await test.anyone().put('/v1/notifications/subscribe', {
      oldEndpoint: pushDeviceInput('any').endpoint,
      oldAuth: pushDeviceInput('any').auth,
      subscription: inside,
    });
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'endpoint']);
  });

  it('a removed device gets no pushes', async () => {
    const person = await test.make.user();
    const actor = await test.as(person);
    await actor.post('/v1/notifications/subscribe', pushDeviceInput('off'));
    const off = { endpoint: pushDeviceInput('off').endpoint };
    expect((await actor.delete('/v1/notifications/subscribe', off)).body).toEqual({ done: true });
    expect((await actor.delete('/v1/notifications/subscribe', off)).status).toBe(200);
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    expect(push.sent).toEqual([]);
  });

  it.each([
    ['logged out of', (actor: Actor) => actor.post('/v1/users/logout')],
    ['over, since it was not used for 60 days', () => Promise.resolve(test.clock.advance({ days: 60 }))],
  ])('nothing is pushed to a device whose login was %s', async (_, end) => {
    const person = await test.make.user();
    const phone = test.bearer(await signIn(test.app, person.id));
    await phone.post('/v1/notifications/subscribe', pushDeviceInput('over'));
    await end(phone);
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    expect(push.sent).toEqual([]);
    const again = test.bearer(await signIn(test.app, person.id));
    await again.post('/v1/notifications/subscribe', pushDeviceInput('over'));
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    expect(push.sent).toHaveLength(1);
  });

  it.each([
    [
      'changed',
      (_: TestUser, desk: Actor) => desk.post('/v1/users/change-password', { oldPassword: PASSWORD, newPassword }),
    ],
    ['replaced', (person: TestUser) => replacePassword(person.email)],
  ])('nothing is pushed to a device whose login ended with a password that was %s', async (_, end) => {
    const person = await test.make.user();
    const phone = test.bearer(await signIn(test.app, person.id));
    await phone.post('/v1/notifications/subscribe', pushDeviceInput('phone'));
    await end(person, await test.as(person));
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    expect(push.sent).toEqual([]);
  });

  it("someone else's device cannot be removed", async () => {
    const [person, other] = [await test.make.user(), await test.make.user()];
    await (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput('mine'));
    await (await test.as(other)).delete('/v1/notifications/subscribe', { endpoint: pushDeviceInput('mine').endpoint });
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    expect(push.sent).toHaveLength(1);
  });

  it('a device that accepts no more messages is removed', async () => {
    const person = await test.make.user();
    await (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput('dead'));
    jest.spyOn(push, 'send').mockResolvedValueOnce('gone');
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    const left = await test.app.context.database.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, person.id));
    expect(left).toEqual([]);
  });

  it('a notification is pushed again after the push service was unavailable', async () => {
    const person = await test.make.user();
    await (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput('away'));
    jest.spyOn(push, 'send').mockRejectedValueOnce(new Error('away'));
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    expect(push.sent).toEqual([]);
    await runAllJobs(test, 'push');
    expect(push.sent).toHaveLength(1);
  });

  it('a person keeps only their ten newest devices', async () => {
    const person = await test.make.user();
    const actor = await test.as(person);
    for (let index = 0; index < 12; index++) {
      test.clock.advance({ seconds: 1 });
      await actor.post('/v1/notifications/subscribe', pushDeviceInput(`many-${index}`));
    }
    await notifyOf(promotedNotice([person.id]));
    await test.app.context.jobs.drain();
    const reached = push.sent.map(({ target }) => Number(/many-(\d+)/.exec(target.endpoint)?.[1]));
    expect(reached.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('a person has at most ten devices, even with concurrent subscriptions', async () => {
    const person = await test.make.user();
    const actor = await test.as(person);
    const names = Array.from({ length: 14 }, (_, index) => `at-once-${index}`);
    await Promise.all(names.map((name) => actor.post('/v1/notifications/subscribe', pushDeviceInput(name))));
    const { db } = test.app.context.database;
    expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, person.id))).toBe(10);
  });

  it.each([
    ['endpoint', { ...pushDeviceInput('x'), endpoint: 'https://127.0.0.1/send' }],
    ['endpoint', { ...pushDeviceInput('x'), endpoint: 'https://localhost/send' }],
    ['endpoint', { ...pushDeviceInput('x'), endpoint: 'https://10.0.0.8/send' }],
    ['endpoint', { ...pushDeviceInput('x'), endpoint: 'https://169.254.169.254/latest' }],
    ['endpoint', { ...pushDeviceInput('x'), endpoint: 'https://[::1]/send' }],
    ['endpoint', { ...pushDeviceInput('x'), endpoint: 'https://[fd12::1]/send' }],
    ['endpoint', { ...pushDeviceInput('x'), endpoint: 'https://2130706433/send' }],
    ['endpoint', { ...pushDeviceInput('x'), endpoint: 'http://push.example.com/send' }],
    ['key', { ...pushDeviceInput('x'), key: 'short-but-long-enough' }],
    ['key', { ...pushDeviceInput('x'), key: Buffer.alloc(65, 4).toString('base64url') }],
    ['auth', { ...pushDeviceInput('x'), auth: 'short-one' }],
  ])('a device with a bad %s is rejected', async (path, input) => {
    const answer = await (await test.as(await test.make.user())).post('/v1/notifications/subscribe', input);
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, path]);
  });

  it('the subscription key is only available to signed-in people', async () => {
    const answer = await (await test.as(await test.make.user())).get('/v1/notifications/push-key');
    expect(answer.body).toEqual({ key: await push.publicKey() });
    expect((await test.anyone().get('/v1/notifications/push-key')).status).toBe(401);
  });
});
