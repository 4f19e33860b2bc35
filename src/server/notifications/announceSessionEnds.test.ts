import { sessions } from '../platform/database/schema';
import { signIn } from '../testing/actors';
import { useTestApp } from '../testing/app';
import { recordPush } from '../testing/fakes';
import { runAllJobs } from '../testing/jobs';
import { announceSessionEnds } from './announceSessionEnds';
import { pushDeviceInput } from './testing/notices';

const push = recordPush();
const test = useTestApp({ deps: { push } });

beforeEach(async () => {
  push.sent.splice(0);
  await test.app.context.database.db.delete(sessions);
});

async function phoneOf(name: string) {
  const person = await test.make.user();
  const phone = test.bearer(await signIn(test.app, person.id));
  await phone.post('/v1/notifications/subscribe', pushDeviceInput(name));
  const use = async () => {
    await phone.get('/v1/users/my-user');
    await test.app.activity.flush();
  };
  return { person, phone, use };
}

async function told(between: () => Promise<unknown> = () => Promise.resolve()) {
  await announceSessionEnds(test.app.context);
  await between();
  await runAllJobs(test, 'session-end-push');
  return push.sent.splice(0).map(({ target, payload }) => {
    const { body, path } = JSON.parse(payload) as { body: string; path: string };
    return [target.endpoint.split('/').at(-1), body, path];
  });
}

const IN_TWO_DAYS = 'You’ll be logged out of Stepwell in two days. Open it to stay logged in.';

it('a device is notified once, two days before it would be logged out', async () => {
  await phoneOf('once');
  test.clock.advance({ days: 58, seconds: -1 });
  expect(await told()).toEqual([]);
  test.clock.advance({ seconds: 1 });
  expect(await told()).toEqual([['once', IN_TWO_DAYS, '/memberships']]);
  test.clock.advance({ hours: 6 });
  expect(await told()).toEqual([]);
});

it('a device that stays in use is notified again before its next logout', async () => {
  const { use } = await phoneOf('again');
  test.clock.advance({ days: 58 });
  expect(await told()).toHaveLength(1);
  await use();
  test.clock.advance({ days: 57 });
  expect(await told()).toEqual([]);
  test.clock.advance({ days: 1 });
  expect(await told()).toEqual([['again', IN_TWO_DAYS, '/memberships']]);
});

it('a device whose session is used or ended before the message is sent is not notified', async () => {
  const [used, left] = [await phoneOf('used'), await phoneOf('left')];
  test.clock.advance({ days: 58 });
  const meanwhile = async () => {
    await used.use();
    await left.phone.post('/v1/users/logout');
  };
  expect(await told(meanwhile)).toEqual([]);
});

it('a session with less than two days left is not announced as having two', async () => {
  await phoneOf('late');
  test.clock.advance({ days: 59 });
  expect(await told()).toEqual([
    ['late', 'You’ll soon be logged out of Stepwell. Open it to stay logged in.', '/memberships'],
  ]);
});

it('only devices of the expiring session are notified', async () => {
  const { person } = await phoneOf('forgotten');
  test.clock.advance({ days: 30 });
  const desk = test.bearer(await signIn(test.app, person.id));
  await desk.post('/v1/notifications/subscribe', pushDeviceInput('in-use'));
  test.clock.advance({ days: 28 });
  expect((await told()).map(([name]) => name)).toEqual(['forgotten']);
});
