import { eq } from 'drizzle-orm';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { members } from '../platform/database/schema';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import { requireAction } from './requiredActions';

const test = useTestApp();

const requireOf = (user: { id: string }, businessId: string, action: OnboardingActionName) =>
  test.app.context.act((act) => requireAction(act, user.id, businessId, action));
const complete = async (user: { id: string }, businessId: string, action: OnboardingActionName) =>
  (await test.as(user)).post('/v1/onboarding-actions/mark-complete', { businessId, action });
const dueFor = async (user: { id: string }, businessId: string) => {
  const { body } = await (await test.as(user)).get(`/v1/onboarding-actions/my-actions/${businessId}`);
  return (body as { action: string }[]).map(({ action }) => action);
};
const statusOf = async (memberId: string) => {
  const [row] = await test.app.context.database.db.select().from(members).where(eq(members.id, memberId));
  return row?.leaderStatus;
};

describe('required actions', () => {
  it('are listed by priority, in the business they belong to', async () => {
    const [business, other] = [await test.make.business(), await test.make.business()];
    const { owner } = business;
    for (const action of ['COMPLETE_PROFILE', 'ZOOM_PROMPT', 'OWNER_ADMIN_PROMPT'] as const) {
      await requireOf(owner, business.id, action);
    }
    await requireOf(owner, other.id, 'ZOOM_PROMPT');
    expect(await dueFor(owner, business.id)).toEqual(['OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'COMPLETE_PROFILE']);
  });

  it('are an empty list when nothing is due, and not found for a stranger', async () => {
    const business = await test.make.business();
    expect(await dueFor(business.owner, business.id)).toEqual([]);
    const asStranger = await test.as(await test.make.user());
    expect((await asStranger.get(`/v1/onboarding-actions/my-actions/${business.id}`)).status).toBe(404);
    expect((await asStranger.get('/v1/onboarding-actions/my-actions/no-id')).status).toBe(404);
    const done = { businessId: business.id, action: 'ZOOM_PROMPT' };
    expect((await asStranger.post('/v1/onboarding-actions/mark-complete', done)).status).toBe(404);
  });

  it('go once they are done; a repeat is harmless', async () => {
    const { id, owner } = await test.make.business();
    await requireOf(owner, id, 'OWNER_ADMIN_PROMPT');
    await requireOf(owner, id, 'ZOOM_PROMPT');
    expect(await complete(owner, id, 'OWNER_ADMIN_PROMPT')).toMatchObject({ status: 200, body: { done: true } });
    expect((await complete(owner, id, 'OWNER_ADMIN_PROMPT')).status).toBe(200);
    expect(await dueFor(owner, id)).toEqual(['ZOOM_PROMPT']);
  });

  it('are told to open pages when they become due, and once', async () => {
    const { id, owner } = await test.make.business();
    await requireOf(owner, id, 'ZOOM_PROMPT');
    await requireOf(owner, id, 'ZOOM_PROMPT');
    expect(await publishedTo(test, owner, 'action')).toEqual([{ businessId: id, action: 'ZOOM_PROMPT' }]);
  });

  it('become due again when they are asked for again', async () => {
    const { id, owner } = await test.make.business();
    await requireOf(owner, id, 'LEADER_CONFIRM_TRAINING');
    await complete(owner, id, 'LEADER_CONFIRM_TRAINING');
    await requireOf(owner, id, 'LEADER_CONFIRM_TRAINING');
    expect(await dueFor(owner, id)).toEqual(['LEADER_CONFIRM_TRAINING']);
  });

  it('do not ask for a bio that is there', async () => {
    const owner = await test.make.user({ bio: 'I am here.' });
    const { id } = await test.make.business({ owner });
    await requireOf(owner, id, 'COMPLETE_PROFILE');
    expect(await dueFor(owner, id)).toEqual([]);
  });
});

describe('confirming the training', () => {
  it('makes an approved leader signed off in every membership of the business, and nowhere else', async () => {
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

  it('is told to owner and admins, once, and only where it signed somebody off', async () => {
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

  it('and every other action is not there for who is disabled in the business', async () => {
    const membership = await test.make.membership();
    const { id } = membership.business;
    const anna = await test.make.member(membership, { leaderStatus: 'APPROVED', disabled: true });
    await requireOf(anna, id, 'LEADER_CONFIRM_TRAINING');
    expect((await (await test.as(anna)).get(`/v1/onboarding-actions/my-actions/${id}`)).status).toBe(404);
    expect((await complete(anna, id, 'LEADER_CONFIRM_TRAINING')).status).toBe(404);
    expect(await statusOf(anna.memberId)).toBe('APPROVED');
  });

  it('is what signs off: acknowledging the approval does not', async () => {
    const membership = await test.make.membership();
    const anna = await test.make.member(membership, { leaderStatus: 'APPROVED' });
    await complete(anna, membership.business.id, 'LEADER_APPROVAL_ACKNOWLEDGEMENT');
    expect(await statusOf(anna.memberId)).toBe('APPROVED');
  });
});
