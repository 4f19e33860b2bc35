import type { LeaderStatus } from '../../../contract/entities.gen';
import { useTestApp } from '../../testing/app';
import { leadersIn, leadersUrl } from '../testing/leaders';

const test = useTestApp();
const { applied, choicesOf, staffOf, statusOf } = leadersIn(test);

it('a declined member is mailed and may apply again, and declining again has no effect', async () => {
  const { membership, member } = await applied();
  const owner = await staffOf(membership);
  for (let times = 0; times < 2; times++)
    expect((await owner.post(leadersUrl(membership, member, '/decline'))).status).toBe(200);
  expect(await statusOf(membership, member)).toBe('DECLINED');
  expect(await test.mails(member.email)).toMatchObject([{ template: 'leader-declined' }]);
  expect(await choicesOf(membership.business.owner)).toEqual([]);
  expect((await (await test.as(member)).get(`/v1/memberships/${membership.id}`)).body.can.requestLeadership).toBe(true);
});

it('only a member with an unanswered application can be declined', async () => {
  const membership = await test.make.membership();
  const owner = await staffOf(membership);
  const decline = async (leaderStatus: LeaderStatus) =>
    owner.post(leadersUrl(membership, await test.make.member(membership, { leaderStatus }), '/decline'));
  expect((await decline('NONE')).body.detail).toMatch(/hasn’t asked to lead\.$/);
  expect((await decline('SIGNED_OFF')).body.detail).toMatch(/is already approved\.$/);
  expect((await owner.post(leadersUrl(membership, await test.make.user(), '/decline'))).status).toBe(404);
});
