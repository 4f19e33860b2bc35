import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import { PASSWORD } from '../testing/factories';
import { actionsIn } from './testing/actions';

const test = useTestApp();
const { complete, requireOf } = actionsIn(test);

interface Person {
  id: string;
}

const listed = async (user: Person, businessId: string) =>
  (await (await test.as(user)).get(`/v1/onboarding-actions/my-actions/${businessId}`)).body;

const defer = async (user: Person, businessId: string, action: string) =>
  (await test.as(user)).post('/v1/onboarding-actions/defer', { businessId, action });

const DAY_MS = 24 * 60 * 60 * 1000;

it('a postponed action stays due, and the account shows it as postponed for seven days', async () => {
  const { id: businessId, owner } = await test.make.business();
  await requireOf(owner, businessId, 'ZOOM_PROMPT');
  const until = Math.floor((test.clock.now().getTime() + 7 * DAY_MS) / 1000);
  for (let times = 0; times < 2; times++) {
    expect(await defer(owner, businessId, 'ZOOM_PROMPT')).toMatchObject({ status: 200, body: { done: true } });
    expect(await listed(owner, businessId)).toEqual([{ action: 'ZOOM_PROMPT', businessId, deferredUntil: until }]);
  }
  test.clock.set(new Date(until * 1000).toISOString());
  const login = await test.anyone().post('/v1/users/login', { username: owner.email, password: PASSWORD });
  const again = test.bearer(String(login.headers.authorization).replace('Bearer ', ''));
  expect((await again.get(`/v1/onboarding-actions/my-actions/${businessId}`)).body).toEqual([
    { action: 'ZOOM_PROMPT', businessId },
  ]);
});

it('an action that becomes required again is no longer postponed', async () => {
  const { id: businessId, owner } = await test.make.business();
  await requireOf(owner, businessId, 'LEADER_CONFIRM_TRAINING');
  await defer(owner, businessId, 'LEADER_CONFIRM_TRAINING');
  await complete(owner, businessId, 'LEADER_CONFIRM_TRAINING');
  await requireOf(owner, businessId, 'LEADER_CONFIRM_TRAINING');
  expect(await listed(owner, businessId)).toEqual([{ action: 'LEADER_CONFIRM_TRAINING', businessId }]);
});

it('postponing a bio applies to every business, and any other action only to its own', async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  const { owner } = business;
  await test.make.member(await test.make.membership({ business: other }), { user: owner });
  for (const { id } of [business, other]) {
    await requireOf(owner, id, 'COMPLETE_PROFILE');
    await requireOf(owner, id, 'LEADER_CONFIRM_TRAINING');
  }
  await defer(owner, business.id, 'COMPLETE_PROFILE');
  await defer(owner, business.id, 'LEADER_CONFIRM_TRAINING');
  const deferredUntil = Math.floor((test.clock.now().getTime() + 7 * DAY_MS) / 1000);
  expect(await listed(owner, other.id)).toEqual([
    { action: 'LEADER_CONFIRM_TRAINING', businessId: other.id },
    { action: 'COMPLETE_PROFILE', businessId: other.id, deferredUntil },
  ]);
});

it('postponing an action that is not due has no effect, and another person’s business gets 404', async () => {
  const { id: businessId, owner } = await test.make.business();
  const other = await test.make.business();
  await requireOf(owner, businessId, 'ZOOM_PROMPT');
  expect((await defer(owner, businessId, 'COMPLETE_PROFILE')).status).toBe(200);
  expect(await publishedTo(test, owner, 'action')).toEqual([{ businessId, action: 'ZOOM_PROMPT' }]);
  expect(await listed(owner, businessId)).toEqual([{ action: 'ZOOM_PROMPT', businessId }]);
  expect((await defer(other.owner, businessId, 'ZOOM_PROMPT')).status).toBe(404);
  expect(await listed(owner, businessId)).toEqual([{ action: 'ZOOM_PROMPT', businessId }]);
});
