import { eq, sql } from 'drizzle-orm';
import { ASSISTANT_LINK, assistantsIn } from '../../leadership/testing/assistants';
import { meetings, notifications } from '../../platform/database/schema';
import { ZoomError } from '../../platform/outgoing/zoomClient';
import { inspectPods } from '../../pods/testing/inspect';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { receivedMeetingMails } from '../testing/receivedMeetingMails';
import { zoomMeetings } from '../testing/zoomMeetings';
import { zoomPodsIn } from '../testing/zoomPods';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const { podWithZoom, save, shown, madeLast, drain, tryAgain } = zoomPodsIn(test, zoom);
const assistants = assistantsIn(test);
const { noticesOf } = inspectPods(test);
const received = receivedMeetingMails(test);

beforeEach(() => {
  zoom.answers = 'works';
});

const inMinutes = (minutes: number) => Math.floor(test.app.context.clock.now().getTime() / 1000) + minutes * 60;

const tryToTheEnd = async () => {
  for (let tries = 0; tries < 7; tries += 1) await tryAgain();
};

const subjectsTo = async (person: TestUser) => (await received(person)).map(({ subject }) => subject);

const isOfMissingLink = (subject: string) => /has no meeting link (yet|any more)/.test(subject);
const isOfLink = (message: string) => message.includes('meeting link');
const toldOfMissingLink = async (person: TestUser) => (await subjectsTo(person)).filter(isOfMissingLink).length;

const dueFor = async (person: TestUser): Promise<string[]> => {
  const { body } = await (await test.as(person)).get('/v1/notifications/my-notifications');
  return (body as { message: string }[]).map(({ message }) => message);
};

describe('a refusal by Zoom', () => {
  it('is final, and people who can enter a link are notified immediately', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'refuses';
    await save(pod, '');
    await drain();
    expect(await shown(pod)).toEqual({ state: 'missing' });
    expect(await noticesOf(pod.leader!)).toEqual(['link-missing']);
    expect(await noticesOf(pod.membership.business.owner)).toEqual(['link-missing-staff']);
  });

  it('is logged under the id of the request that asked for the link (rule platform.requestId)', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'refuses';
    const { headers } = await save(pod, '');
    await drain();
    const { rows } = await test.app.context.database.db.execute(sql`
      select j.data ->> 'requestId' as "requestId" from pgboss.job j join mails m on m.id = j.id
      where m.template = 'link-missing' and m.to_address = ${pod.leader!.email}`);
    expect(rows).toEqual([{ requestId: headers['x-request-id'] }]);
  });

  it('to list meetings means that nothing is deleted, and doesn’t make an attempt fail', async () => {
    const pod = await podWithZoom();
    const { findMeetings } = zoom;
    zoom.findMeetings = () => Promise.reject(new ZoomError('refused', 'Zoom answered 400'));
    zoom.answers = 'fails';
    await save(pod, '');
    await drain();
    await save(pod, 'https://meet.example.com/own');
    await tryAgain();
    await tryAgain();
    zoom.findMeetings = findMeetings;
    const { rows } = await test.app.context.database.db.execute(
      sql`select state from pgboss.job where name = 'zoom-free' and state <> 'completed'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a meeting that begins before Zoom’s last attempt', () => {
  it('notifies people who can enter a link after the first attempt, and again at the end', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'fails';
    await save(pod, '', inMinutes(15));
    await drain();
    await tryAgain();
    expect(await shown(pod)).toEqual({ state: 'pending' });
    for (const person of [pod.leader!, pod.membership.business.owner]) {
      expect(await toldOfMissingLink(person)).toBe(1);
      expect(await dueFor(person)).toEqual([expect.stringContaining('hasn’t created the meeting link yet')]);
    }
    await tryToTheEnd();
    expect(await toldOfMissingLink(pod.leader!)).toBe(2);
    expect(await dueFor(pod.leader!)).toEqual([expect.stringContaining('couldn’t create the meeting link')]);
  });

  it('notifies nobody once Zoom has created the link', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'fails';
    await save(pod, '', inMinutes(15));
    await drain();
    expect(await dueFor(pod.leader!)).toHaveLength(1);
    zoom.answers = 'works';
    await tryAgain();
    expect(await shown(pod)).toEqual(madeLast());
    expect(await dueFor(pod.leader!)).toEqual([]);
  });

  it('notifies people early only if it begins that soon', async () => {
    const pod = await podWithZoom();
    zoom.answers = 'fails';
    await save(pod, '', inMinutes(120));
    await drain();
    expect(await noticesOf(pod.leader!)).toEqual([]);
  });
});

describe('a meeting that is over', () => {
  const once = async (pod: TestPod) => {
    const { db } = test.app.context.database;
    const anHourAgo = new Date((inMinutes(0) - 7200) * 1000);
    const past = { recurring: false, startsAt: anHourAgo, durationMinutes: 30 };
    await db.update(meetings).set(past).where(eq(meetings.id, pod.meetingId));
  };

  it.each(['works', 'fails'] as const)('notifies nobody when Zoom %s', async (answers) => {
    const pod = await podWithZoom();
    await save(pod, '', inMinutes(1));
    await once(pod);
    await drain();
    const before = await subjectsTo(pod.leader!);
    zoom.answers = answers;
    await tryToTheEnd();
    expect(await subjectsTo(pod.leader!)).toEqual(before);
    expect(await toldOfMissingLink(pod.leader!)).toBe(0);
    expect(await noticesOf(pod.leader!)).toEqual([]);
  });
});

describe('a pod using its assistant’s link', () => {
  it('keeps that link if Zoom creates none, and has no link once the assistant is unassigned', async () => {
    const pod = await podWithZoom();
    const assistant = await test.make.participant(pod);
    zoom.answers = 'fails';
    await save(pod, '');
    expect((await assistants.ask(pod, assistant)).status).toBe(200);
    expect((await assistants.confirm(pod, assistant)).status).toBe(200);
    await tryToTheEnd();
    expect((await shown(pod)).link).toBe(ASSISTANT_LINK);
    expect(await toldOfMissingLink(pod.leader!)).toBe(0);
    expect(await dueFor(pod.leader!)).toContainEqual(expect.stringContaining('the one in use stays'));
    await assistants.unassign(pod, pod.leader!);
    await drain();
    expect(await shown(pod)).toEqual({ state: 'missing' });
    for (const person of [pod.leader!, pod.membership.business.owner]) {
      expect(await toldOfMissingLink(person)).toBe(1);
      expect((await dueFor(person)).filter(isOfLink)).toEqual([expect.stringContaining('no longer in use')]);
    }
  });

  it('asks nobody for its own link while they assist, and everyone once when they are unassigned', async () => {
    const pod = await podWithZoom();
    const assistant = await test.make.participant(pod);
    zoom.answers = 'refuses';
    await save(pod, '');
    await drain();
    const people = [pod.leader!, pod.membership.business.owner];
    const due = async () => (await Promise.all(people.map(dueFor))).map((all) => all.filter(isOfLink).length);
    expect(await due()).toEqual([1, 1]);
    expect((await assistants.ask(pod, assistant)).status).toBe(200);
    expect(await due()).toEqual([1, 1]);
    expect((await assistants.confirm(pod, assistant)).status).toBe(200);
    expect(await due()).toEqual([0, 0]);
    await assistants.unassign(pod, pod.leader!);
    await drain();
    expect(await due()).toEqual([1, 1]);
    for (const person of people) expect(await toldOfMissingLink(person)).toBe(2);
  });
});

it('no longer asks its former leader for a link', async () => {
  const pod = await podWithZoom();
  zoom.answers = 'refuses';
  await save(pod, '');
  await drain();
  const owner = await test.as(pod.membership.business.owner);
  const url = `/v1/memberships/${pod.membership.id}/leaders/${pod.leader!.id}`;
  expect((await owner.delete(url)).status).toBe(200);
  const rows = await test.app.context.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.subject, `meeting-link:${pod.meetingId}`));
  const open = rows.filter(({ dismissedAt }) => dismissedAt === null).map(({ userId }) => userId);
  expect(open).toEqual([pod.membership.business.owner.id]);
});
