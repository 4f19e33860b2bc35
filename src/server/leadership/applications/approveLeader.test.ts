import { publishedTo } from '../../session/testing/publishedTo';
import { useTestApp } from '../../testing/app';
import { leadersIn, LEADER_ACTIONS, leadersUrl } from '../testing/leaders';

const test = useTestApp();
const { applied, choicesOf, dueFor, noticesOf, staffOf, statusOf } = leadersIn(test);

it('approving a leader adds their required actions, notifies them, and completes the choice for all staff', async () => {
  const { membership, member } = await applied();
  const admin = await test.make.admin(membership.business);
  const owner = await staffOf(membership);
  const [choice] = await choicesOf(membership.business.owner);
  expect(await owner.post(String(choice?.primaryActionUrl))).toMatchObject({ status: 200, body: { done: true } });

  expect(await statusOf(membership, member)).toBe('APPROVED');
  expect(await dueFor(membership, member)).toEqual(LEADER_ACTIONS);
  expect(await choicesOf(membership.business.owner)).toEqual([]);
  expect(await choicesOf(admin)).toEqual([]);
  expect(await test.mails(member.email)).toMatchObject([
    { template: 'leader-approved', data: { link: `http://stepwell.test/leader/welcome?b=${membership.business.id}` } },
  ]);
  expect(await noticesOf(member)).toMatchObject([{ primaryActionUrl: `/leader/welcome?b=${membership.business.id}` }]);
  const published = await publishedTo(test, member, 'action');
  expect([...new Set(published.map(({ action }) => action))].sort()).toEqual(LEADER_ACTIONS);
});

it('approving a leader again has no effect, and sends no second mail', async () => {
  const { membership, member } = await applied();
  const owner = await staffOf(membership);
  for (let times = 0; times < 2; times++)
    expect((await owner.post(leadersUrl(membership, member, '/approve'))).status).toBe(200);
  expect(await test.mails(member.email)).toHaveLength(1);
});

it('an approved leader becomes SIGNED_OFF by confirming the training, and may then add a pod', async () => {
  const { membership, member } = await applied();
  await (await staffOf(membership)).post(leadersUrl(membership, member, '/approve'));
  const me = await test.as(member);
  const url = `/v1/memberships/${membership.id}`;
  expect((await me.get(url)).body.can.addPod).toBe(false);
  const businessId = membership.business.id;
  await me.post('/v1/onboarding-actions/mark-complete', { businessId, action: 'LEADER_CONFIRM_TRAINING' });
  expect(await statusOf(membership, member)).toBe('SIGNED_OFF');
  expect((await me.get(url)).body.can.addPod).toBe(true);
});

it('acknowledging an approval withdraws the notices of the business’s approvals, but that of a declined application stays', async () => {
  const { membership, member } = await applied();
  const owner = await staffOf(membership);
  const { business } = membership;
  const [second, third] = [await test.make.membership({ business }), await test.make.membership({ business })];
  for (const one of [second, third]) await test.make.member(one, { user: member, leaderStatus: 'PENDING_APPROVAL' });
  for (const one of [membership, second]) await owner.post(leadersUrl(one, member, '/approve'));
  await owner.post(leadersUrl(third, member, '/decline'));
  expect(await noticesOf(member)).toHaveLength(3);
  const me = await test.as(member);
  const action = { businessId: business.id, action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT' };
  expect((await me.post('/v1/onboarding-actions/mark-complete', action)).status).toBe(200);
  expect(await noticesOf(member)).toMatchObject([{ message: expect.stringContaining('wasn’t accepted') }]);
});

it('acknowledging an approval leaves the approval by another business listed', async () => {
  const { membership, member } = await applied();
  const elsewhere = await test.make.membership();
  await test.make.member(elsewhere, { user: member, leaderStatus: 'PENDING_APPROVAL' });
  for (const one of [membership, elsewhere]) await (await staffOf(one)).post(leadersUrl(one, member, '/approve'));
  const action = { businessId: membership.business.id, action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT' };
  expect((await (await test.as(member)).post('/v1/onboarding-actions/mark-complete', action)).status).toBe(200);
  expect(await noticesOf(member)).toMatchObject([{ membershipName: elsewhere.name }]);
});
