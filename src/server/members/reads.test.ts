import { useTestApp } from '../testing/app';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

it('members are listed by first name, with staff-only fields for staff', async () => {
  const membership = await test.make.membership();
  const names = ['bob', 'Alma', 'Zoë'];
  for (const firstName of names) await test.make.member(membership, { user: await test.make.user({ firstName }) });
  const pod = await test.make.pod({ membership, name: 'Early Birds' });
  const member = await test.make.participant(pod);
  await test.make.member(membership, { user: await test.make.user({ firstName: 'Carl' }), disabled: true });

  const url = `/v1/memberships/${membership.id}/members`;
  const seen = (await (await staffOf(membership)).get(url)).body;
  expect(seen).toHaveLength(6);
  const carl = seen.find(({ firstName }: { firstName: string }) => firstName === 'Carl');
  expect(carl).toMatchObject({ disabled: true, leaderStatus: 'NONE', email: expect.stringContaining('@') });
  expect(seen.find(({ userId }: { userId: string }) => userId === pod.leader?.id)).toMatchObject({
    leader: true,
    leaderOfPodId: pod.id,
    leaderOfPodName: 'Early Birds',
    leaderStatus: 'SIGNED_OFF',
  });

  const peers = (await (await test.as(member)).get(url)).body;
  expect(peers).toHaveLength(5);
  const first = peers.map(({ firstName }: { firstName: string }) => firstName);
  expect(first.filter((name: string) => names.includes(name))).toEqual(['Alma', 'bob', 'Zoë']);
  expect(peers.find(({ userId }: { userId: string }) => userId === member.id)).toMatchObject({
    podId: pod.id,
    podName: 'Early Birds',
  });
  for (const peer of peers) {
    for (const field of ['email', 'disabled', 'leaderStatus', 'lastActive', 'staffRole'])
      expect(peer).not.toHaveProperty(field);
  }
});

it('a person in a membership is found by user id, but nobody outside it is', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const elsewhere = await test.make.member(await test.make.membership());
  const owner = await staffOf(membership);
  const url = `/v1/memberships/${membership.id}/members?userId=`;
  expect((await owner.get(url + member.id)).body).toMatchObject([{ id: member.memberId, userId: member.id }]);
  expect((await owner.get(url + elsewhere.id)).body).toEqual([]);
});

it('staff also see which members are staff of the business', async () => {
  const membership = await test.make.membership();
  const admin = await test.make.member(membership, { user: await test.make.admin(membership.business) });
  const member = await test.make.member(membership);
  const url = `/v1/memberships/${membership.id}/members?userId=`;
  const owner = await staffOf(membership);
  expect((await owner.get(url + admin.id)).body).toMatchObject([{ staffRole: 'admin' }]);
  expect((await owner.get(url + member.id)).body[0]).not.toHaveProperty('staffRole');
});
