import type { LeaderStatus } from '../../domain/leadership/status';
import { useTestApp } from '../testing/app';

const test = useTestApp();

it('the list of leaders contains everyone who leads or may lead, by full name, in a fixed number of queries', async () => {
  const membership = await test.make.membership();
  const named = async (firstName: string, lastName: string, leaderStatus: LeaderStatus) =>
    test.make.member(membership, { user: await test.make.user({ firstName, lastName }), leaderStatus });
  const leads = await named('bea', 'Zimmer', 'SIGNED_OFF');
  await test.make.pod({ membership, leader: leads, name: 'Early Birds' });
  const reader = await named('Cleo', 'Adams', 'NONE');
  const list = async () =>
    test.countStatements(async () => (await test.as(reader)).get(`/v1/memberships/${membership.id}/leaders`));
  await test.as(reader);
  const few = await list();
  await named('Bea', 'Adams', 'APPROVED');
  await named('Cem', 'Adams', 'SIGNED_OFF');
  await named('Dora', 'Adams', 'PENDING_APPROVAL');
  await test.make.member(membership, { leaderStatus: 'SIGNED_OFF', disabled: true });
  const more = await list();
  expect(more.result.body).toMatchObject([
    { lastName: 'Adams', leaderStatus: 'APPROVED', canLeadNewPod: false },
    {
      firstName: 'bea',
      lastName: 'Zimmer',
      podName: 'Early Birds',
      leaderStatus: 'SIGNED_OFF',
      canLeadNewPod: false,
    },
    { firstName: 'Cem', leaderStatus: 'SIGNED_OFF', canLeadNewPod: true },
  ]);
  expect(more.result.body[0]).not.toHaveProperty('podId');
  expect(more.statements.length).toBeLessThanOrEqual(6);
  expect(more.statements).toHaveLength(few.statements.length);
});
