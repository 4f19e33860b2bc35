import { eq } from 'drizzle-orm';
import { joinPath } from '../../../domain/links';
import { ASSISTANT_LINK, assistantsIn } from '../../leadership/testing/assistants';
import { keptMails } from '../../platform/database/schema';
import { inspectPods } from '../../pods/testing/inspect';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { leaderMeetingIn } from '../testing/leaderMeeting';
import { receivedMeetingMails } from '../testing/receivedMeetingMails';
import { connectZoom, zoomMeetings } from '../testing/zoomMeetings';
import { zoomPodsIn } from '../testing/zoomPods';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const assistants = assistantsIn(test);
const received = receivedMeetingMails(test);
const { podWithZoom, podAtZoom, save, drain, tryAgain } = zoomPodsIn(test, zoom);

beforeEach(() => {
  zoom.answers = 'works';
});

const OWN = 'https://meet.example.com/own';

const joinLink = (meetingId: string) => test.app.context.config.publicUrl + joinPath(meetingId);
const inHours = (hours: number) => Math.floor(test.clock.now().getTime() / 1000) + hours * 3600;

const join = async (pod: TestPod, person: TestUser) =>
  expect((await (await test.as(person)).post(`/v1/pods/${pod.id}/join`)).status).toBe(200);

const invitationsOf = async (person: TestUser) =>
  (await received(person)).filter(({ method }) => method !== undefined).length;

const allMailedTo = async ({ email }: TestUser) => {
  const rows = await test.app.context.database.db.select().from(keptMails).where(eq(keptMails.toAddress, email));
  return rows.map(({ text, html, calendar }) => `${text}${html}${calendar}`).join('\n');
};

it('people join with the same link in mail and calendar even if the meeting’s own link doesn’t exist yet', async () => {
  zoom.answers = 'fails';
  const pod = await podWithZoom();
  await save(pod, '', inHours(24));
  const person = await test.make.member(pod.membership);
  await join(pod, person);
  await drain();
  const link = joinLink(pod.meetingId);
  expect(await received(pod.leader!)).toEqual([expect.objectContaining({ link, inCalendar: link, method: 'REQUEST' })]);
  expect(await received(person)).toEqual([
    expect.objectContaining({ subject: expect.stringContaining('You joined') as string, link, inCalendar: link }),
  ]);
});

it('nobody is mailed when the meeting’s own link is created or replaced, or while an assistant’s link applies', async () => {
  const pod = await podWithZoom();
  const anna = await test.make.participant(pod);
  const start = inHours(24);
  await save(pod, '', start);
  await drain();
  const before = [await invitationsOf(pod.leader!), await invitationsOf(anna)];
  expect(before).toEqual([1, 1]);
  await save(pod, OWN, start);
  await save(pod, '', start);
  await drain();
  await tryAgain();
  expect((await assistants.ask(pod, anna)).status).toBe(200);
  expect((await assistants.confirm(pod, anna)).status).toBe(200);
  await assistants.unassign(pod, pod.leader!);
  await drain();
  expect([await invitationsOf(pod.leader!), await invitationsOf(anna)]).toEqual(before);
});

it('a changed link sends no notification, but updates open pages', async () => {
  const pod = await podAtZoom();
  const anna = await test.make.participant(pod);
  const { noticesOf, channelChangesFor } = inspectPods(test);
  const before = (await channelChangesFor(anna)).length;
  await save(pod, OWN);
  expect(await noticesOf(anna)).toEqual([]);
  expect((await channelChangesFor(anna)).slice(before)).toEqual(['changed']);
});

it('mails never contain the current link, neither the pod’s own link nor an assistant’s', async () => {
  const pod = await podWithZoom();
  const anna = await test.make.participant(pod);
  await save(pod, OWN, inHours(24));
  expect((await assistants.ask(pod, anna)).status).toBe(200);
  expect((await assistants.confirm(pod, anna)).status).toBe(200);
  await save(pod, ASSISTANT_LINK, inHours(48));
  await drain();
  const mailed = await allMailedTo(anna);
  expect(mailed).toContain(joinLink(pod.meetingId));
  for (const link of [OWN, ASSISTANT_LINK]) expect(mailed).not.toContain(link);
});

it('a new attendee of leader meetings is invited with the join link, even if Zoom has created no link', async () => {
  zoom.answers = 'fails';
  const membership = await test.make.membership();
  await connectZoom(test, membership.business);
  const { meetingScheduleId } = await leaderMeetingIn(test)(membership, { thirdPartyMeetingLink: '' });
  const person = await test.make.member(membership, { leaderStatus: 'APPROVED' });
  const action = { businessId: membership.business.id, action: 'LEADER_CONFIRM_TRAINING' };
  expect((await (await test.as(person)).post('/v1/onboarding-actions/mark-complete', action)).status).toBe(200);
  await drain();
  for (const reader of [membership.business.owner, person]) {
    const invitations = (await received(reader)).filter(({ method }) => method !== undefined);
    expect(invitations.map(({ link }) => link)).toEqual([joinLink(meetingScheduleId)]);
  }
});

it('mailing people about a meeting takes the same number of statements however many people there are', async () => {
  const few = await podAtZoom();
  const many = await podAtZoom();
  await test.make.participant(few);
  for (let index = 0; index < 6; index += 1) await test.make.participant(many);
  const statementsOf = async (pod: TestPod) =>
    (await test.countStatements(() => save(pod, '', inHours(24)))).statements.length;
  expect(await statementsOf(many)).toBe(await statementsOf(few));
});
