import { eq } from 'drizzle-orm';
import { members } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { interleave } from '../../testing/interleave';
import { membersIn } from '../testing/members';
import { PASSWORD } from '../../testing/factories';
import { acceptInvite } from './acceptInvite';

const test = useTestApp();
const { staffNotices } = membersIn(test);

it('a signed-in person joins by invite in one click, and can safely repeat it', async () => {
  const pod = await test.make.pod();
  const { membership } = pod;
  const person = await test.make.user();
  const me = await test.as(person);
  const accept = () => me.post(`/v1/invites/${membership.participantCode}/accept`, { preferredPodId: pod.id });
  expect((await accept()).body).toMatchObject({ id: membership.id, member: true, can: { joinPod: false } });
  expect((await accept()).body).toMatchObject({ id: membership.id, member: true });
  expect((await me.get('/v1/pods/my-pods')).body).toMatchObject([{ id: pod.id, myRole: 'participant' }]);
  const joined = (await staffNotices(membership)).filter(({ message }: { message: string }) =>
    message.includes(' joined '),
  );
  expect(joined).toHaveLength(1);
});

it('a pod participant who opens an invite again is not notified of new pods', async () => {
  const pod = await test.make.pod();
  const participant = await test.make.participant(pod);
  const me = await test.as(participant);
  const wish = { contactWhenNewPod: true };
  expect((await me.post(`/v1/invites/${pod.membership.participantCode}/accept`, wish)).status).toBe(200);
  const { db } = test.app.context.database;
  const rows = await db.select().from(members).where(eq(members.userId, participant.id));
  expect(rows).toMatchObject([{ contactWhenNewPod: false }]);
});

it('deleting an account while its invite is being accepted also deletes the new membership', async () => {
  const pod = await test.make.pod();
  const person = await test.make.user();
  const me = await test.as(person);
  const acceptance = {
    userId: person.id,
    inviteCode: pod.membership.participantCode,
    wishes: { preferredPodId: pod.id },
    ip: '127.0.0.1',
  };
  const answer = await interleave(
    test.app.context,
    (context) => acceptInvite(context, acceptance),
    () => me.delete('/v1/users/my-user', { password: PASSWORD }),
  );
  expect(answer.status).toBe(200);
  const owner = await test.as(pod.membership.business.owner);
  expect((await owner.get(`/v1/pods/${pod.id}`)).body.members).toEqual([pod.leader?.id]);
  expect((await me.post(`/v1/invites/${pod.membership.participantCode}/accept`, {})).status).toBe(401);
});

it('accepting an invite many times simultaneously creates one member', async () => {
  const membership = await test.make.membership();
  const me = await test.as(await test.make.user());
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => me.post(`/v1/invites/${membership.leaderCode}/accept`, {})),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const owner = await test.as(membership.business.owner);
  expect((await owner.get(`/v1/memberships/${membership.id}/members`)).body).toHaveLength(1);
  expect(await test.mails(membership.business.owner.email)).toHaveLength(1);
});

it('a leader’s invite makes a member request leadership, but leaves SIGNED_OFF unchanged', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  const statusAfter = async (person: { id: string }) => {
    const me = await test.as(person);
    await me.post(`/v1/invites/${membership.leaderCode}/accept`, {});
    return (await me.get(`/v1/memberships/${membership.id}/my-leader-status`)).body.status;
  };
  expect(await statusAfter(member)).toBe('PENDING_APPROVAL');
  expect(await statusAfter(leader)).toBe('SIGNED_OFF');
});

it('an invite does not readmit a disabled member, and an unknown code gets 404', async () => {
  const membership = await test.make.membership();
  const disabled = await test.as(await test.make.member(membership, { disabled: true }));
  expect((await disabled.post(`/v1/invites/${membership.participantCode}/accept`, {})).status).toBe(409);
  expect((await disabled.get(`/v1/memberships/${membership.id}`)).status).toBe(404);
  expect((await disabled.post('/v1/invites/never-made/accept', {})).status).toBe(404);
});

describe('repeatedly joining and leaving by invite', () => {
  async function comeAndGo(url: string, leave: string, wishes = {}): Promise<number[]> {
    const me = await test.as(await test.make.user());
    const answers: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const answer = await me.post(url, wishes);
      if (answer.status === 429) expect(answer.body.detail).toMatch(/^You’ve opened invitations many times/);
      answers.push(answer.status);
      await me.delete(leave);
    }
    return answers;
  }
  const tenTimes = [...Array<number>(10).fill(200), 429];

  it('joining as a leader and leaving repeatedly mails the staff at most ten times an hour', async () => {
    const membership = await test.make.membership();
    const { id, leaderCode, business } = membership;
    expect(await comeAndGo(`/v1/invites/${leaderCode}/accept`, `/v1/memberships/${id}/members`)).toEqual(tenTimes);
    expect(await test.mails(business.owner.email)).toHaveLength(10);
  });

  it('accepting an invite to a pod and leaving repeatedly gives a seat at most ten times an hour', async () => {
    const pod = await test.make.pod();
    const accept = `/v1/invites/${pod.membership.participantCode}/accept`;
    const wishes = { preferredPodId: pod.id };
    expect(await comeAndGo(accept, `/v1/pods/${pod.id}/members`, wishes)).toEqual(tenTimes);
  });
});
