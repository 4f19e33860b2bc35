import { useTestApp } from '../testing/app';
import { signOffStaff, signOffTrained } from './signOff';
import { leadersIn } from './testing/leaders';

const test = useTestApp();
const { statusOf } = leadersIn(test);

it('training counts wherever the business has approved a person, who can lead where they are not disabled', async () => {
  const business = await test.make.business();
  const membershipOf = () => test.make.membership({ business });
  const [approved, disabled, asked, elsewhere] = [
    await membershipOf(),
    await membershipOf(),
    await membershipOf(),
    await test.make.membership(),
  ];
  const user = await test.make.user();
  for (const membership of [approved, elsewhere])
    await test.make.member(membership, { user, leaderStatus: 'APPROVED' });
  await test.make.member(disabled, { user, leaderStatus: 'APPROVED', disabled: true });
  await test.make.member(asked, { user, leaderStatus: 'PENDING_APPROVAL' });
  const canLeadIn = await test.app.context.act((act) => signOffTrained(act, user.id, business.id));
  expect(canLeadIn).toEqual([approved.id]);
  const statuses = [approved, asked, elsewhere].map((membership) => statusOf(membership, user));
  expect(await Promise.all(statuses)).toEqual(['SIGNED_OFF', 'PENDING_APPROVAL', 'APPROVED']);
  await test.app.context.database.pool.query('update members set disabled_at = null where user_id = $1', [user.id]);
  expect(await statusOf(disabled, user)).toBe('SIGNED_OFF');
});

it('staff who already lead keep their status', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  await test.app.context.act((act) => signOffStaff(act, { membershipId: membership.id, userId: member.id }));
  expect(await statusOf(membership, member)).toBe('SIGNED_OFF');
});
