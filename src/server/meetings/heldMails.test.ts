import { eq, sql } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { receivedIn } from './testing/received';
import { runLater, zoomMeetings } from './testing/zoomMeetings';
import { zoomPodsIn } from './testing/zoomPods';

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

const methodsTo = async (address: { email: string }) => (await received(address)).map(({ method }) => method);

it('who leaves gets nothing at the address they had when it was held', async () => {
  const pod = await podWithZoom();
  await save(pod, '');
  const person = await test.make.member(pod.membership);
  expect((await (await test.as(person)).post(`/v1/pods/${pod.id}/join`)).status).toBe(200);
  await move(person);
  expect((await (await test.as(person)).delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
  await runLater(test, 'mail');
  expect(await methodsTo(person)).toEqual([]);
  expect(await methodsTo({ email: `new-${person.email}` })).toEqual(['CANCEL']);
});

it('nothing that is held for a meeting goes out once that is deleted', async () => {
  const pod = await podWithZoom();
  await save(pod, '', Math.floor(test.clock.now().getTime() / 1000) + 86_400);
  await move(pod.leader!);
  const owner = await test.as(pod.membership.business.owner);
  expect((await owner.delete(`/v1/pods/${pod.id}`)).status).toBe(200);
  await runLater(test, 'mail');
  expect(await methodsTo(pod.leader!)).toEqual([]);
});

it('a late mail with the link, older than one that went out without, is followed by a newer one', async () => {
  const pod = await podWithZoom();
  const tomorrow = Math.floor(test.clock.now().getTime() / 1000) + 86_400;
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
