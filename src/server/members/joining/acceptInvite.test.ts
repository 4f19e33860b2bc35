import { eq } from 'drizzle-orm';
import { members } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { interleave } from '../../testing/interleave';
import { acceptInvite } from './acceptInvite';
import { membersIn } from '../testing/members';
import { PASSWORD } from '../../testing/factories';

const test = useTestApp();
const { staffNotices } = membersIn(test);

it('somebody signed in joins by an invite in one click, and a repeat is harmless', async () => {
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

it('a participant of a pod who opens an invite again is not notified of new pods', async () => {
  const pod = await test.make.pod();
  const participant = await test.make.participant(pod);
  const me = await test.as(participant);
  const wish = { contactWhenNewPod: true };
  expect((await me.post(`/v1/invites/${pod.membership.participantCode}/accept`, wish)).status).toBe(200);
  const { db } = test.app.context.database;
  const rows = await db.select().from(members).where(eq(members.userId, participant.id));
  expect(rows).toMatchObject([{ contactWhenNewPod: false }]);
});

it('an account that is deleted while its invite is opened takes its new place along', async () => {
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

it('many clicks on an invite at once make one member', async () => {
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

it('a member asks to lead by a leader’s invite, and one who may lead already stays SIGNED_OFF', async () => {
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

it('an invite gives a disabled member no access, and an unknown code is not found', async () => {
  const membership = await test.make.membership();
  const disabled = await test.as(await test.make.member(membership, { disabled: true }));
  expect((await disabled.post(`/v1/invites/${membership.participantCode}/accept`, {})).status).toBe(409);
  expect((await disabled.get(`/v1/memberships/${membership.id}`)).status).toBe(404);
  expect((await disabled.post('/v1/invites/never-made/accept', {})).status).toBe(404);
});

describe('coming and going by an invite', () => {
  /** Comes in and goes again, 11 times; answers how the coming in was answered. */
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

  it('somebody who asks to lead, leaves and asks again mails the staff ten times an hour at most', async () => {
    const membership = await test.make.membership();
    const { id, leaderCode, business } = membership;
    expect(await comeAndGo(`/v1/invites/${leaderCode}/accept`, `/v1/memberships/${id}/members`)).toEqual(tenTimes);
    expect(await test.mails(business.owner.email)).toHaveLength(10);
  });

  it('somebody who takes the pod of an invite, leaves and takes it again is seated ten times an hour at most', async () => {
    const pod = await test.make.pod();
    const accept = `/v1/invites/${pod.membership.participantCode}/accept`;
    const wishes = { preferredPodId: pod.id };
    expect(await comeAndGo(accept, `/v1/pods/${pod.id}/members`, wishes)).toEqual(tenTimes);
  });
});
