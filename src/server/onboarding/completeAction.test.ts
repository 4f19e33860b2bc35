import { eq } from 'drizzle-orm';
import { members } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { actionsIn } from './testing/actions';

const test = useTestApp();
const { complete, dueFor, requireOf } = actionsIn(test);

const statusOf = async (memberId: string) => {
  const [row] = await test.app.context.database.db.select().from(members).where(eq(members.id, memberId));
  return row?.leaderStatus;
};

it('a required action disappears once it is done; a repeat has no effect', async () => {
  const { id, owner } = await test.make.business();
  await requireOf(owner, id, 'OWNER_ADMIN_PROMPT');
  await requireOf(owner, id, 'ZOOM_PROMPT');
  expect(await complete(owner, id, 'OWNER_ADMIN_PROMPT')).toMatchObject({ status: 200, body: { done: true } });
  expect((await complete(owner, id, 'OWNER_ADMIN_PROMPT')).status).toBe(200);
  expect(await dueFor(owner, id)).toEqual(['ZOOM_PROMPT']);
});

it('confirming the training signs off an approved leader in every membership of the business, but not elsewhere', async () => {
  const business = await test.make.business();
  const anna = await test.make.user();
  const join = async (leaderStatus: 'APPROVED' | 'PENDING_APPROVAL' | 'NONE', of = business) =>
    (await test.make.member(await test.make.membership({ business: of }), { user: anna, leaderStatus })).memberId;
  const [first, second, pending, none] = [
    await join('APPROVED'),
    await join('APPROVED'),
    await join('PENDING_APPROVAL'),
    await join('NONE'),
  ];
  const elsewhere = await join('APPROVED', await test.make.business());
  await complete(anna, business.id, 'LEADER_CONFIRM_TRAINING');
  expect(await Promise.all([first, second, pending, none, elsewhere].map(statusOf))).toEqual([
    'SIGNED_OFF',
    'SIGNED_OFF',
    'PENDING_APPROVAL',
    'NONE',
    'APPROVED',
  ]);
});

it('owner and admins are notified of a confirmed training once, and only if it signed the leader off', async () => {
  const membership = await test.make.membership({ name: 'Momentum Circle' });
  const { business } = membership;
  const [anna, admin] = [
    await test.make.member(membership, { leaderStatus: 'APPROVED' }),
    await test.make.admin(business),
  ];
  for (let times = 0; times < 2; times++) await complete(anna, business.id, 'LEADER_CONFIRM_TRAINING');
  for (const person of [business.owner, admin]) {
    const { body } = await (await test.as(person)).get('/v1/notifications/my-notifications');
    expect(body).toMatchObject([
      {
        message: `<b>${anna.firstName} ${anna.lastName}</b> confirmed the leader training and can lead a pod.`,
        actionType: 'ACKNOWLEDGE',
        membershipName: 'Momentum Circle',
      },
    ]);
  }
});

it('a disabled member gets 404 for required actions, including the training', async () => {
  const membership = await test.make.membership();
  const { id } = membership.business;
  const anna = await test.make.member(membership, { leaderStatus: 'APPROVED', disabled: true });
  await requireOf(anna, id, 'LEADER_CONFIRM_TRAINING');
  expect((await (await test.as(anna)).get(`/v1/onboarding-actions/my-actions/${id}`)).status).toBe(404);
  expect((await complete(anna, id, 'LEADER_CONFIRM_TRAINING')).status).toBe(404);
  expect(await statusOf(anna.memberId)).toBe('APPROVED');
});

it('confirming the training counts for a disabled leader too, and staff are notified only of memberships where the leader is enabled', async () => {
  const business = await test.make.business();
  const [here, there] = [
    await test.make.membership({ business, name: 'Momentum Circle' }),
    await test.make.membership({ business }),
  ];
  const anna = await test.make.member(here, { leaderStatus: 'APPROVED' });
  const { memberId } = await test.make.member(there, { user: anna, leaderStatus: 'APPROVED', disabled: true });
  await complete(anna, business.id, 'LEADER_CONFIRM_TRAINING');
  expect(await Promise.all([anna.memberId, memberId].map(statusOf))).toEqual(['SIGNED_OFF', 'SIGNED_OFF']);
  const { body } = await (await test.as(business.owner)).get('/v1/notifications/my-notifications');
  expect(body).toMatchObject([{ membershipName: 'Momentum Circle' }]);
});

it('acknowledging the approval does not sign the leader off', async () => {
  const membership = await test.make.membership();
  const anna = await test.make.member(membership, { leaderStatus: 'APPROVED' });
  await complete(anna, membership.business.id, 'LEADER_APPROVAL_ACKNOWLEDGEMENT');
  expect(await statusOf(anna.memberId)).toBe('APPROVED');
});
