import { eq } from 'drizzle-orm';
import { adminsIn } from '../../businesses/testing/admins';
import { assistantsIn } from '../../leadership/testing/assistants';
import { transfersIn } from '../../leadership/testing/transfers';
import { members } from '../../platform/database/schema';
import { inspectPods } from '../../pods/testing/inspect';
import { publishedTo } from '../../session/testing/publishedTo';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestMember, type TestMembership, type TestPod, type TestUser } from '../../testing/factories';
import { leaderMeetingIn } from '../testing/leaderMeeting';
import { trackLeadership } from '../leaderMeetings/trackLeadership';

const test = useTestApp();
const look = inspectPods(test);
const { codeFor, accept } = adminsIn(test);
const { ask, confirm } = assistantsIn(test);
const { accept: acceptTransfer, offered } = transfersIn(test);
const schedule = leaderMeetingIn(test);

const calendarOf = async (person: { email: string }) =>
  (await look.meetingMailsTo(person)).map(({ reason }) => reason).filter((reason) => reason !== 'joined');

const staffOf = (membership: TestMembership) => test.as(membership.business.owner);

async function setStatus(membership: TestMembership, { memberId }: TestMember, status: string) {
  const path = `/v1/memberships/${membership.id}/members/${memberId}/leader-status`;
  expect((await (await staffOf(membership)).put(path, { status })).status).toBe(200);
}

const demote = async ({ membership }: TestPod, person: TestUser) =>
  (await staffOf(membership)).delete(`/v1/memberships/${membership.id}/leaders/${person.id}`);

async function membershipWithMeeting() {
  const membership = await test.make.membership();
  await schedule(membership);
  return membership;
}

describe('calendars of leader meetings', () => {
  it('a signed-off member is invited once, and uninvited when no longer a leader', async () => {
    const membership = await membershipWithMeeting();
    const member = await test.make.member(membership);
    await setStatus(membership, member, 'APPROVED');
    expect(await calendarOf(member)).toEqual([]);
    for (let times = 0; times < 2; times++) await setStatus(membership, member, 'SIGNED_OFF');
    expect(await calendarOf(member)).toEqual(['invited']);
    for (let times = 0; times < 2; times++) await setStatus(membership, member, 'NONE');
    expect(await calendarOf(member)).toEqual(['invited', 'excused']);
    const [first, second] = await look.meetingMailsTo(member);
    expect(second!.sequence).toBeGreaterThan(first!.sequence);
  });

  it('confirming the training invites a leader to the leader meetings of the memberships that approved them', async () => {
    const membership = await membershipWithMeeting();
    const member = await test.make.member(membership);
    await setStatus(membership, member, 'APPROVED');
    const action = { businessId: membership.business.id, action: 'LEADER_CONFIRM_TRAINING' };
    const done = await (await test.as(member)).post('/v1/onboarding-actions/mark-complete', action);
    expect(done.status).toBe(200);
    expect(await calendarOf(member)).toEqual(['invited']);
  });

  it('staff who add a pod for themselves, and so already attend leader meetings, get only the pod’s own meeting', async () => {
    const membership = await membershipWithMeeting();
    const before = await calendarOf(membership.business.owner);
    const pod = await (
      await staffOf(membership)
    ).post(`/v1/memberships/${membership.id}/pods`, {
      name: 'Early Birds',
      meeting: schedule.input,
    });
    expect(pod.status).toBe(200);
    expect((await calendarOf(membership.business.owner)).slice(before.length)).toEqual(['scheduled']);
  });

  it('a demoted leader is uninvited, while their assistant, who takes over the pod, still attends', async () => {
    const pod = await test.make.pod();
    const assistant = await test.make.participant(pod);
    await look.makeAssistant(pod, assistant, null);
    await schedule(pod.membership);
    expect((await demote(pod, pod.leader!)).status).toBe(200);
    expect(await calendarOf(pod.leader!)).toEqual(['scheduled', 'excused']);
    expect(await calendarOf(assistant)).toEqual(['scheduled']);
  });

  it('a person who confirms to assist is invited once, even when they later take over the pod', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await schedule(pod.membership);
    await ask(pod, anna);
    expect(await calendarOf(anna)).toEqual([]);
    for (let times = 0; times < 2; times++) expect((await confirm(pod, anna)).status).toBe(200);
    const ofLeaders = async () => (await calendarOf(anna)).filter((reason) => reason !== 'changed');
    expect(await ofLeaders()).toEqual(['invited']);
    expect((await demote(pod, pod.leader!)).status).toBe(200);
    expect(await ofLeaders()).toEqual(['invited']);
  });

  it('a person who accepts a pod is invited, while the old leader, who can still lead, still attends', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await schedule(pod.membership);
    expect((await acceptTransfer(anna, await offered(pod, anna))).status).toBe(200);
    expect(await calendarOf(anna)).toEqual(['invited']);
    expect(await calendarOf(pod.leader!)).toEqual(['scheduled']);
  });

  it('an assistant who leaves the pod is uninvited', async () => {
    const pod = await test.make.pod();
    const assistant = await test.make.participant(pod);
    await look.makeAssistant(pod, assistant, null);
    await schedule(pod.membership);
    await (await test.as(assistant)).delete(`/v1/pods/${pod.id}/members`);
    expect((await calendarOf(assistant)).sort()).toEqual(['excused', 'left', 'scheduled']);
  });

  it("an admin is invited to the leader meetings of all the business's memberships, and uninvited when they lose the role", async () => {
    const membership = await membershipWithMeeting();
    const { business } = membership;
    await schedule(await test.make.membership({ business }));
    await schedule(await test.make.membership());
    const anna = await test.make.user();
    await accept(await codeFor(business, anna.email));
    expect(await calendarOf(anna)).toEqual(['invited', 'invited']);
    const path = `/v1/businesses/${business.id}/business-admins/${anna.id}`;
    await (await test.as(business.owner)).delete(path);
    expect(await calendarOf(anna)).toEqual(['invited', 'invited', 'excused', 'excused']);
  });

  it('a leader who is no longer an admin still attends as a leader', async () => {
    const pod = await test.make.pod();
    const { business } = pod.membership;
    await test.make.admin(business, pod.leader);
    await schedule(pod.membership);
    await (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${pod.leader!.id}`);
    expect(await calendarOf(pod.leader!)).toEqual(['scheduled']);
  });

  it('a disabled leader is uninvited, and invited again when enabled', async () => {
    const membership = await membershipWithMeeting();
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const path = `/v1/memberships/${membership.id}/members/${leader.memberId}`;
    const owner = await staffOf(membership);
    for (let times = 0; times < 2; times++) await owner.post(`${path}/disable`);
    expect(await calendarOf(leader)).toEqual(['excused']);
    for (let times = 0; times < 2; times++) await owner.post(`${path}/enable`);
    expect(await calendarOf(leader)).toEqual(['excused', 'invited']);
  });

  it.each([
    ['leaves the membership', (membership: TestMembership) => `/v1/memberships/${membership.id}/members`, undefined],
    ['deletes the account', () => '/v1/users/my-user', { password: PASSWORD }],
  ])('a leader who %s is uninvited', async (_how, pathIn, body) => {
    const membership = await membershipWithMeeting();
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    expect((await (await test.as(leader)).delete(pathIn(membership), body)).status).toBe(200);
    expect(await calendarOf(leader)).toEqual(['excused']);
  });

  it('a member who never led a pod gets no mail about leader meetings when they leave', async () => {
    const membership = await membershipWithMeeting();
    const member = await test.make.member(membership);
    await (await test.as(member)).delete(`/v1/memberships/${membership.id}/members`);
    expect(await calendarOf(member)).toEqual([]);
  });

  it("leaving one's own empty pod closes the leader channel, and removes leader meetings from the calendars of people not signed off", async () => {
    const membership = await membershipWithMeeting();
    const signedOff = await test.make.pod({ membership });
    const approved = await test.make.member(membership, { leaderStatus: 'APPROVED' });
    const pod = await test.make.pod({ membership, leader: approved });
    for (const one of [signedOff, pod]) {
      await (await test.as(one.leader!)).delete(`/v1/pods/${one.id}/members`);
      const leaders = (await publishedTo(test, one.leader!, 'channel')).filter(({ podId }) => !podId);
      expect(leaders.map(({ change }) => change)).toEqual(['removed']);
    }
    expect(await calendarOf(signedOff.leader!)).not.toContain('excused');
    expect(await calendarOf(approved)).toContain('excused');
  });

  it('a past leader meeting is not added to calendars', async () => {
    const membership = await test.make.membership();
    const inAnHour = Math.floor(test.clock.now().getTime() / 1000) + 3600;
    await schedule(membership, { unixTime: inAnHour, recurring: false });
    test.clock.advance({ hours: 2 });
    const member = await test.make.member(membership);
    await setStatus(membership, member, 'SIGNED_OFF');
    expect(await calendarOf(member)).toEqual([]);
  });

  it('an admin disabled as a member attends as an admin, and is informed of changes', async () => {
    const membership = await test.make.membership();
    const admin = await test.make.admin(membership.business);
    await test.make.member(membership, { user: admin, disabled: true });
    await schedule(membership);
    expect(await calendarOf(admin)).toEqual(['scheduled']);
  });

  it('no mail is sent if the action that would change attendance fails', async () => {
    const membership = await membershipWithMeeting();
    const member = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const failing = test.app.context.act(async (act) => {
      await trackLeadership(act, { membershipId: membership.id }, [member.id]);
      await act.tx.update(members).set({ disabledAt: act.now }).where(eq(members.id, member.memberId));
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await calendarOf(member)).toEqual([]);
  });
});
