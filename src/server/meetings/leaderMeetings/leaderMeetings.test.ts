import type { LeaderPod, ScheduledMeeting } from '../../../contract/entities.gen';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';
import { inspectPods } from '../../pods/testing/inspect';
import { leaderMeetingIn } from '../testing/leaderMeeting';

const test = useTestApp();
const look = inspectPods(test);

const schedule = leaderMeetingIn(test);
const { input } = schedule;

const pathOf = (membership: TestMembership) => `/v1/memberships/${membership.id}/leader-pods`;

async function leaders() {
  const pod = await test.make.pod();
  const { membership } = pod;
  const { owner } = membership.business;
  const [assistant, participant] = [await test.make.participant(pod), await test.make.participant(pod)];
  await look.makeAssistant(pod, assistant, null);
  const signedOff = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  const made = await schedule(membership);
  return { membership, owner, leader: pod.leader!, assistant, participant, signedOff, made };
}

describe('a leader meeting', () => {
  it('a leader meeting is scheduled by staff, named after the membership, and added to the leaders’ calendars', async () => {
    const { membership, owner, leader, assistant, participant, signedOff, made } = await leaders();
    expect(made).toMatchObject({
      name: `${membership.name} Leader meeting`,
      can: { edit: true, delete: true },
      scheduledMeeting: {
        nextMeeting: input.unixTime,
        thirdPartyMeetingLink: input.thirdPartyMeetingLink,
        frequencyDescription: 'Third Thursday of the month, 6:00 pm (GMT)',
      },
    });
    for (const person of [owner, leader, assistant, signedOff]) {
      expect(await look.meetingMailsTo(person)).toMatchObject([{ reason: 'scheduled', podName: made.name }]);
    }
    expect(await look.meetingMailsTo(participant)).toEqual([]);
    expect(await look.noticesOf(leader)).toEqual(['meeting-changed']);
    expect(await look.noticesOf(owner)).toEqual([]);
  });

  it('a leader meeting is visible only to its attendees', async () => {
    const { membership, owner, leader, assistant, participant, signedOff, made } = await leaders();
    const seen = async (person: { id: string }) => (await (await test.as(person)).get(pathOf(membership))).body.length;
    for (const person of [owner, leader, assistant, signedOff]) expect(await seen(person)).toBe(1);
    expect(await seen(participant)).toBe(0);
    const mine = await (await test.as(leader)).get('/v1/leader-pods/my-pods');
    expect(mine.body).toMatchObject([{ id: made.id, can: { edit: false, delete: false } }]);
    const meeting = async (person: { id: string }) =>
      (await (await test.as(person)).get(`/v1/scheduled-meetings/${made.meetingScheduleId}`)).body as ScheduledMeeting;
    expect((await meeting(owner)).thirdPartyMeetingLink).toBe(input.thirdPartyMeetingLink);
    expect(await meeting(leader)).toMatchObject({ can: { join: true } });
    expect(await meeting(leader)).not.toHaveProperty('thirdPartyMeetingLink');
    expect((await meeting(participant)).can).toEqual({ join: false });
  });

  it('a leader meeting can be changed only by staff, and calendars are updated', async () => {
    const { owner, leader, made } = await leaders();
    const path = `/v1/scheduled-meetings/${made.meetingScheduleId}`;
    expect((await (await test.as(leader)).put(path, input)).status).toBe(404);
    const { status } = await (await test.as(owner)).put(path, { ...input, duration: 90 });
    expect(status).toBe(200);
    const mails = await look.meetingMailsTo(leader);
    expect(mails.map(({ reason }) => reason)).toEqual(['scheduled', 'changed']);
    expect(mails[1]!.sequence).toBeGreaterThan(mails[0]!.sequence);
  });

  it('a leader meeting is cancelled by staff, and calendars are cleared', async () => {
    const { membership, owner, leader, made } = await leaders();
    expect((await (await test.as(leader)).delete(`/v1/leader-pods/${made.id}`)).status).toBe(404);
    const asOwner = await test.as(owner);
    expect((await asOwner.delete(`/v1/leader-pods/${made.id}`)).body).toEqual({ done: true });
    expect((await asOwner.get(pathOf(membership))).body).toEqual([]);
    expect((await look.meetingMailsTo(leader)).map(({ reason }) => reason)).toEqual(['scheduled', 'cancelled']);
    expect(await look.noticesOf(leader)).toEqual(['meeting-changed', 'meeting-cancelled']);
  });

  it('the stream informs attendees of new, changed and deleted leader meetings', async () => {
    const { owner, signedOff, participant, made } = await leaders();
    const asOwner = await test.as(owner);
    await asOwner.put(`/v1/scheduled-meetings/${made.meetingScheduleId}`, { ...input, duration: 90 });
    await asOwner.delete(`/v1/leader-pods/${made.id}`);
    expect(await look.channelChangesFor(signedOff)).toEqual(['changed', 'changed', 'changed']);
    expect(await look.channelChangesFor(participant)).toEqual([]);
  });

  it('mails and notifications about a leader meeting link to its page', async () => {
    const { leader, made } = await leaders();
    const [mail] = await test.mails(leader.email);
    expect(mail?.data.podLink).toContain(`/leader-pod?d=${made.id}`);
    const { body } = await (await test.as(leader)).get('/v1/notifications/my-notifications');
    expect(body).toMatchObject([{ primaryActionUrl: `/leader-pod?d=${made.id}` }]);
  });

  it('listing leader meetings, soonest first, takes the same few statements however many there are', async () => {
    const { membership, owner, leader } = await leaders();
    const asOwner = await test.as(owner);
    const asLeader = await test.as(leader);
    const few = await test.countStatements(() => asLeader.get(pathOf(membership)));
    await asOwner.post(pathOf(membership), { ...input, recurring: false, unixTime: input.unixTime - 86_400 });
    const many = await test.countStatements(() => asLeader.get(pathOf(membership)));
    const starts = many.result.body.map(({ scheduledMeeting }: LeaderPod) => scheduledMeeting.nextMeeting);
    expect(starts).toEqual([input.unixTime - 86_400, input.unixTime]);
    expect(many.statements).toHaveLength(few.statements.length);
    expect(few.statements.length).toBeLessThanOrEqual(6);
    const mine = await test.countStatements(() => asLeader.get('/v1/leader-pods/my-pods'));
    expect(mine.statements.length).toBeLessThanOrEqual(6);
  });
});
