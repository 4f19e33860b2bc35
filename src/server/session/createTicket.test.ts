import { eq } from 'drizzle-orm';
import { throttles } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { countAttempt } from '../platform/http/limits/attempts';
import { sessionLimits } from './limits';

const test = useTestApp();

const agenda = (podId: string, ticket: string) =>
  test.anyone().get(`/v1/pods/${podId}/agenda?authToken=${encodeURIComponent(ticket)}`);

it('a ticket replaces the token in a URL exactly once', async () => {
  const pod = await test.make.pod();
  const asLeader = await test.as(pod.leader!);
  const { status, body } = await asLeader.post('/v1/users/tickets');
  expect(status).toBe(200);
  expect(body.expires).toBe(test.clock.now().getTime() / 1000 + 60);
  expect((await agenda(pod.id, body.ticket)).status).not.toBe(401);
  expect((await agenda(pod.id, body.ticket)).status).toBe(401);
});

it('a ticket is valid for 60 seconds, but no longer than its session', async () => {
  const pod = await test.make.pod();
  const asLeader = await test.as(pod.leader!);
  const late = (await asLeader.post('/v1/users/tickets')).body.ticket as string;
  test.clock.advance({ seconds: 60 });
  expect((await agenda(pod.id, late)).status).toBe(401);
  const orphan = (await asLeader.post('/v1/users/tickets')).body.ticket as string;
  await asLeader.post('/v1/users/logout');
  expect((await agenda(pod.id, orphan)).status).toBe(401);
});

it("a ticket is refused in the header, and in URLs that don't accept a token", async () => {
  const anna = await test.make.user();
  const { ticket } = (await (await test.as(anna)).post('/v1/users/tickets')).body as { ticket: string };
  expect((await test.bearer(ticket).get('/v1/users/my-user')).status).toBe(401);
  expect((await test.anyone().get(`/v1/users/my-user?authToken=${ticket}`)).status).not.toBe(200);
});

it('a person can have 120 tickets a minute', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const ask = async () => (await asAnna.post('/v1/users/tickets')).status;
  const ofAnna = sessionLimits.ticket(anna.id);
  await countAttempt(test.app.context, ofAnna);
  const { db } = test.app.context.database;
  await db.update(throttles).set({ count: 119 }).where(eq(throttles.key, ofAnna.key));
  expect([await ask(), await ask()]).toEqual([200, 429]);
  test.clock.advance({ minutes: 1 });
  expect(await ask()).toBe(200);
});
