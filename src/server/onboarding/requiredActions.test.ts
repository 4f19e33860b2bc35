import { eq } from 'drizzle-orm';
import { members } from '../platform/database/schema';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import { actionsIn } from './testing/actions';

const test = useTestApp();
const { complete, dueFor, requireOf } = actionsIn(test);

it('required actions are listed by priority, within the business they belong to', async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  const { owner } = business;
  for (const action of ['COMPLETE_PROFILE', 'ZOOM_PROMPT', 'OWNER_ADMIN_PROMPT'] as const) {
    await requireOf(owner, business.id, action);
  }
  await requireOf(owner, other.id, 'ZOOM_PROMPT');
  expect(await dueFor(owner, business.id)).toEqual(['OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'COMPLETE_PROFILE']);
});

it('required actions of all businesses form one list by priority, without hidden actions', async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  const { owner } = business;
  const stranger = await test.make.business();
  const membership = await test.make.membership({ business: other });
  const { memberId } = await test.make.member(membership, { user: owner });
  await requireOf(owner, other.id, 'LEADER_APPROVAL_ACKNOWLEDGEMENT');
  await requireOf(owner, business.id, 'COMPLETE_PROFILE');
  await requireOf(owner, business.id, 'OWNER_ADMIN_PROMPT');
  await requireOf(stranger.owner, stranger.id, 'ZOOM_PROMPT');
  const own = [
    { action: 'OWNER_ADMIN_PROMPT', businessId: business.id },
    { action: 'COMPLETE_PROFILE', businessId: business.id },
  ];
  const everywhere = async () => (await (await test.as(owner)).get('/v1/onboarding-actions/my-actions')).body;
  expect(await everywhere()).toEqual([
    own[0],
    { action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT', businessId: other.id },
    own[1],
  ]);
  await test.app.context.database.db
    .update(members)
    .set({ disabledAt: test.clock.now() })
    .where(eq(members.id, memberId));
  expect(await everywhere()).toEqual(own);
});

it('required actions are an empty list if nothing is due, and a stranger gets 404', async () => {
  const business = await test.make.business();
  expect(await dueFor(business.owner, business.id)).toEqual([]);
  const asStranger = await test.as(await test.make.user());
  expect((await asStranger.get(`/v1/onboarding-actions/my-actions/${business.id}`)).status).toBe(404);
  expect((await asStranger.get('/v1/onboarding-actions/my-actions/no-id')).status).toBe(404);
  const done = { businessId: business.id, action: 'ZOOM_PROMPT' };
  expect((await asStranger.post('/v1/onboarding-actions/mark-complete', done)).status).toBe(404);
});

it('a required action is published once, when it becomes due', async () => {
  const { id, owner } = await test.make.business();
  await requireOf(owner, id, 'ZOOM_PROMPT');
  await requireOf(owner, id, 'ZOOM_PROMPT');
  expect(await publishedTo(test, owner, 'action')).toEqual([{ businessId: id, action: 'ZOOM_PROMPT' }]);
});

it('a completed action becomes due again if it is required again', async () => {
  const { id, owner } = await test.make.business();
  await requireOf(owner, id, 'LEADER_CONFIRM_TRAINING');
  await complete(owner, id, 'LEADER_CONFIRM_TRAINING');
  await requireOf(owner, id, 'LEADER_CONFIRM_TRAINING');
  expect(await dueFor(owner, id)).toEqual(['LEADER_CONFIRM_TRAINING']);
});

it('an existing bio is not required', async () => {
  const owner = await test.make.user({ bio: 'I am here.' });
  const { id } = await test.make.business({ owner });
  await requireOf(owner, id, 'COMPLETE_PROFILE');
  expect(await dueFor(owner, id)).toEqual([]);
});
