import { eq, sql } from 'drizzle-orm';
import { ANNAS_LINK } from '../leadership/testing/assistants';
import { transfersIn } from '../leadership/testing/transfers';
import { users } from '../platform/database/schema';
import { lookInto } from '../pods/testing/inspect';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';
import { runLater } from '../testing/jobs';
import { receivedIn } from './testing/received';
import { zoomMeetings } from './testing/zoomMeetings';
import { weekly, zoomPodsIn } from './testing/zoomPods';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const { podWithZoom, save, drain, shown } = zoomPodsIn(test, zoom);
const received = receivedIn(test);

beforeEach(() => {
  zoom.answers = 'fails';
});

/** Somebody confirms another address. */
const move = (person: TestUser) =>
  test.app.context.database.db
    .update(users)
    .set({ email: `new-${person.email}` })
    .where(eq(users.id, person.id));

const join = async (pod: TestPod, person: TestUser) =>
  expect((await (await test.as(person)).post(`/v1/pods/${pod.id}/join`)).status).toBe(200);

const inMinutes = (minutes: number) => Math.floor(test.clock.now().getTime() / 1000) + minutes * 60;

/** Until the mail that waits is sent. */
const secondsToNextMail = async () => {
  const { rows } = await test.app.context.database.db.execute<{ seconds: number }>(sql`
    select extract(epoch from min(start_after) - now())::float as seconds from pgboss.job
    where name = 'mail' and state = 'created'`);
  return rows[0]?.seconds;
};

const linksTo = async (address: { email: string }) => (await received(address)).map(({ link }) => link);
const methodsTo = async (address: { email: string }) => (await received(address)).map(({ method }) => method);

it('who leaves gets nothing at the address they had when it was held', async () => {
  const pod = await podWithZoom();
  await save(pod, '');
  const person = await test.make.member(pod.membership);
  await join(pod, person);
  await move(person);
  expect((await (await test.as(person)).delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
  await runLater(test, 'mail');
  expect(await methodsTo(person)).toEqual([]);
  expect(await methodsTo({ email: `new-${person.email}` })).toEqual(['CANCEL']);
});

it('nothing that is held for a meeting goes out once that is deleted', async () => {
  const pod = await podWithZoom();
  await save(pod, '', inMinutes(24 * 60));
  await move(pod.leader!);
  const owner = await test.as(pod.membership.business.owner);
  expect((await owner.delete(`/v1/pods/${pod.id}`)).status).toBe(200);
  await runLater(test, 'mail');
  expect(await methodsTo(pod.leader!)).toEqual([]);
});

it('a late mail with the link, older than one that went out without, is followed by a newer one', async () => {
  const pod = await podWithZoom();
  const tomorrow = inMinutes(24 * 60);
  const { db } = test.app.context.database;
  await save(pod, '', tomorrow);
  // The server for mail did not take it.
  await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'
    where name = 'mail' and state = 'created'`);
  await save(pod, '', tomorrow + 86_400);
  await db.execute(sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'created'`);
  await drain();
  expect((await received(pod.leader!)).map(({ link }) => link)).toEqual([undefined]);
  zoom.answers = 'works';
  await runLater(test, 'zoom-link');
  const mails = await received(pod.leader!);
  const newest = mails.sort((one, other) => one.sequence - other.sequence).at(-1);
  expect(newest).toMatchObject({ link: (await shown(pod)).link, method: 'REQUEST' });
});

it('a handover fills in an assistant’s link where that stays in force', async () => {
  const pod = await podWithZoom();
  const [assistant, successor] = [await test.make.participant(pod), await test.make.participant(pod)];
  await lookInto(test).makeAssistant(pod, assistant, ANNAS_LINK);
  await save(pod, '');
  const person = await test.make.member(pod.membership);
  await join(pod, person);
  const { offered, accept } = transfersIn(test);
  expect((await accept(successor, await offered(pod, successor))).status).toBe(200);
  await drain();
  expect((await shown(pod)).link).toBe(ANNAS_LINK);
  expect(await linksTo(person)).toEqual([ANNAS_LINK]);
});

it('what was held goes out before the mail of the change that ends its wait', async () => {
  const pod = await podWithZoom();
  await save(pod, '', inMinutes(24 * 60));
  const own = 'https://meet.example.com/own';
  await save(pod, own, inMinutes(48 * 60));
  await drain();
  expect(await linksTo(pod.leader!)).toEqual([own]);
  expect(await secondsToNextMail()).toBeGreaterThan(0);
  await runLater(test, 'mail');
  const [first, second, ...others] = await received(pod.leader!);
  expect(second).toMatchObject({ link: own, method: 'REQUEST' });
  expect(second!.sequence).toBeGreaterThan(first!.sequence);
  expect(others).toEqual([]);
});

it('who leaves seconds after the wait has ended gets nothing after the cancellation', async () => {
  const pod = await podWithZoom();
  const person = await test.make.participant(pod);
  await save(pod, '', inMinutes(24 * 60));
  await save(pod, 'https://meet.example.com/own', inMinutes(48 * 60));
  await drain();
  expect((await (await test.as(person)).delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
  await drain();
  await runLater(test, 'mail');
  expect(await methodsTo(person)).toEqual(['REQUEST', 'CANCEL']);
});

it('what was held goes out before the mail of the handover that ends its wait', async () => {
  const pod = await podWithZoom();
  const successor = await test.make.participant(pod);
  await save(pod, '', inMinutes(24 * 60));
  const { offered, accept } = transfersIn(test);
  expect((await accept(successor, await offered(pod, successor))).status).toBe(200);
  await drain();
  const own = (await shown(pod)).link;
  expect((await linksTo(successor)).filter((link) => link !== undefined)).toEqual([own]);
  await runLater(test, 'mail');
  expect((await linksTo(successor)).filter((link) => link !== undefined)).toEqual([own, own]);
});

describe('whom a mail that was held goes to', () => {
  const waitingFor = async () => {
    const pod = await podWithZoom();
    await save(pod, '');
    const person = await test.make.member(pod.membership);
    await join(pod, person);
    return { pod, person, moved: { email: `new-${person.email}` } };
  };

  it('is the address they have once the link is there, once', async () => {
    const { pod, person, moved } = await waitingFor();
    await move(person);
    zoom.answers = 'works';
    await runLater(test, 'zoom-link');
    await runLater(test, 'mail');
    expect(await linksTo(moved)).toEqual([(await shown(pod)).link]);
    expect(await received(person)).toEqual([]);
  });

  it('is the address they have once it waits no longer', async () => {
    const { person, moved } = await waitingFor();
    await drain();
    await move(person);
    await runLater(test, 'mail');
    expect(await methodsTo(moved)).toEqual(['REQUEST']);
    expect(await received(person)).toEqual([]);
  });

  it('is nobody who is disabled in the membership meanwhile', async () => {
    const { pod, person } = await waitingFor();
    const owner = await test.as(pod.membership.business.owner);
    const url = `/v1/memberships/${pod.membership.id}/members/${person.memberId}/disable`;
    expect((await owner.post(url)).status).toBe(200);
    zoom.answers = 'works';
    await runLater(test, 'zoom-link');
    await runLater(test, 'mail');
    expect(await methodsTo(person)).toEqual(['CANCEL']);
  });

  it('is nobody whose account is disabled by then', async () => {
    const { person } = await waitingFor();
    const { db } = test.app.context.database;
    await db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, person.id));
    zoom.answers = 'works';
    await runLater(test, 'zoom-link');
    await runLater(test, 'mail');
    expect(await received(person)).toEqual([]);
  });
});

describe('what is told at once while a link is on its way', () => {
  const OLD = 'https://meet.example.com/old';

  /** A pod with a link that Zoom is to replace, whose meeting begins then. */
  const replacing = async (start: number) => {
    const pod = await podWithZoom();
    await save(pod, OLD, start);
    await save(pod, '', start);
    await drain();
    return pod;
  };

  it('is what is told just before the meeting, with the link in force; the new one follows', async () => {
    const pod = await replacing(inMinutes(14));
    const person = await test.make.member(pod.membership);
    await join(pod, person);
    await drain();
    expect(await linksTo(person)).toEqual([OLD]);
    zoom.answers = 'works';
    await runLater(test, 'zoom-link');
    expect(await linksTo(person)).toEqual([OLD, (await shown(pod)).link]);
  });

  it('is that a meeting about to begin was moved away', async () => {
    const pod = await replacing(inMinutes(14));
    await save(pod, '', inMinutes(120));
    await drain();
    expect(await linksTo(pod.leader!)).toEqual([OLD, OLD]);
  });

  it('is nothing of a meeting that begins later, nor of one without any link', async () => {
    const later = await replacing(inMinutes(16));
    const without = await podWithZoom();
    await save(without, '', inMinutes(14));
    const person = await test.make.member(later.membership);
    await join(later, person);
    await drain();
    expect([await linksTo(person), await linksTo(without.leader!)]).toEqual([[], []]);
  });

  it('is a pause, seconds after what still waited, and the link follows', async () => {
    const pod = await podWithZoom();
    const leader = await test.as(pod.leader!);
    const tomorrow = inMinutes(24 * 60);
    await save(pod, '', tomorrow);
    const pause = { pausedFromEpoch: inMinutes(1), pausedToEpoch: inMinutes(3 * 24 * 60) };
    const paused = { ...weekly, unixTime: tomorrow, thirdPartyMeetingLink: '', ...pause };
    expect((await leader.put(`/v1/scheduled-meetings/${pod.meetingId}`, paused)).status).toBe(200);
    const told = async (reader: TestUser) => (await received(reader)).map(({ subject }) => /paused/.test(subject));
    // Mails are sent several at once: what is due together has no order.
    await drain();
    expect(await told(pod.leader!)).toEqual([false]);
    expect(await secondsToNextMail()).toBeLessThanOrEqual(5);
    await runLater(test, 'mail');
    expect(await told(pod.leader!)).toEqual([false, true]);
    expect(await linksTo(pod.leader!)).toEqual([undefined, undefined]);
    zoom.answers = 'works';
    await runLater(test, 'zoom-link');
    const mails = await received(pod.leader!);
    expect(mails[2]).toMatchObject({ link: (await shown(pod)).link });
    expect(mails[2]!.sequence).toBeGreaterThan(mails[1]!.sequence);
  });
});
