import { useTestApp } from '../testing/app';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

it('members are listed by first name, with what only staff may see for staff', async () => {
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
    leaderOfPodName: 'Early Birds',
    leaderStatus: 'SIGNED_OFF',
  });

  const peers = (await (await test.as(member)).get(url)).body;
  expect(peers).toHaveLength(5);
  const first = peers.map(({ firstName }: { firstName: string }) => firstName);
  expect(first.filter((name: string) => names.includes(name))).toEqual(['Alma', 'bob', 'Zoë']);
  expect(peers.find(({ userId }: { userId: string }) => userId === member.id)).toMatchObject({ podId: pod.id });
  for (const peer of peers) {
    for (const field of ['email', 'disabled', 'leaderStatus']) expect(peer).not.toHaveProperty(field);
  }
});

it('listing members takes the same number of queries however many there are', async () => {
  const pod = await test.make.pod();
  const owner = await staffOf(pod.membership);
  const list = () => test.countStatements(() => owner.get(`/v1/memberships/${pod.membership.id}/members`));
  const few = await list();
  for (let count = 0; count < 5; count++) await test.make.participant(pod);
  const more = await list();
  expect(more.result.body).toHaveLength(6);
  expect(more.statements.length).toBeLessThanOrEqual(6);
  expect(more.statements).toHaveLength(few.statements.length);
});
