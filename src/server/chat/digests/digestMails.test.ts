import { asc, eq, sql } from 'drizzle-orm';
import { keptMails, mails } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestPod, type TestUser } from '../../testing/factories';
import { useDigests } from '../testing/digests';
import { useTalk } from '../testing/talk';

const test = useTestApp();
const { podWithTwo, say, mark, messageUrl } = useTalk(test);
const { pass, podWithDigest, choose, outbox } = useDigests(test);

async function deliveredTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { jobs, database } = test.app.context;
  await jobs.drain();
  return database.db
    .select({ subject: keptMails.subject, text: keptMails.text })
    .from(keptMails)
    .where(eq(keptMails.toAddress, email))
    .orderBy(asc(keptMails.id));
}

it('messages read before delivery are left out of a digest', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const first = await say(pod, leader, 'One');
  await say(pod, leader, 'Two');
  await pass({ hours: 1 });
  await mark(pod, participant, first);
  const [digest, ...more] = await deliveredTo(participant.email);
  expect(more).toEqual([]);
  expect(digest?.subject).toBe(`1 new message in ${pod.name}`);
  expect(digest?.text).toContain('‘Two’');
  expect(digest?.text).not.toContain('‘One’');
});

it('a digest whose messages have all been read before delivery is not sent, and later digests omit them', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const only = await say(pod, leader, 'One');
  await pass({ hours: 1 });
  await mark(pod, participant, only);
  expect(await deliveredTo(participant.email)).toEqual([]);
  expect(await outbox(participant)).toEqual([]);
  await say(pod, leader, 'Two');
  await pass({ hours: 1 });
  expect(await deliveredTo(participant.email)).toMatchObject([{ subject: `1 new message in ${pod.name}` }]);
});

it('a digest contains messages as they are at delivery, without removed ones', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const author = await test.as(leader);
  const edited = await say(pod, leader, 'Before the edit');
  const removed = await say(pod, leader, 'To be taken back');
  await pass({ hours: 1 });
  expect((await author.patch(messageUrl(pod, edited), { content: 'After the edit' })).status).toBe(200);
  expect((await author.delete(messageUrl(pod, removed))).status).toBe(200);
  const [digest] = await deliveredTo(participant.email);
  expect(digest?.subject).toBe(`1 new message in ${pod.name}`);
  expect(digest?.text).toContain('‘After the edit’');
  expect(digest?.text).not.toMatch(/Before the edit|taken back/);
});

it('a waiting digest stores no message text', async () => {
  const { participant } = await podWithDigest('Only in the conversation');
  const queued = await outbox(participant);
  expect(queued).toHaveLength(1);
  expect(JSON.stringify(queued)).not.toMatch(/Only in the conversation/);
});

it('a message written after a digest was queued is only in the next digest', async () => {
  const { pod, leader, participant } = await podWithDigest('One');
  await say(pod, leader, 'Two');
  await deliveredTo(participant.email);
  await pass({ hours: 1 });
  const digests = await deliveredTo(participant.email);
  expect(digests.map(({ text }) => text.match(/‘.*’/g))).toEqual([['‘One’'], ['‘Two’']]);
});

it.each<[string, (person: TestUser, pod: TestPod) => Promise<unknown>]>([
  [
    'left the pod',
    ({ id }) => test.app.context.database.db.execute(sql`delete from pod_members where user_id = ${id}`),
  ],
  [
    'was disabled in the membership',
    ({ id }) => test.app.context.database.db.execute(sql`update members set disabled_at = now() where user_id = ${id}`),
  ],
  [
    'was disabled',
    ({ id }) => test.app.context.database.db.execute(sql`update users set disabled_at = now() where id = ${id}`),
  ],
  [
    'deleted their account',
    async (person) => (await test.as(person)).delete('/v1/users/my-user', { password: PASSWORD }),
  ],
  ['chose NEVER', (person) => choose(person, 'NEVER')],
  [
    'unsubscribed by an earlier mail',
    async ({ email }, pod) => {
      const [earlier] = await deliveredTo(email);
      await say(pod, pod.leader as TestUser, 'More');
      await pass({ hours: 1 });
      const code = /\/unsubscribe\?c=([\w-]+)/.exec(earlier?.text ?? '')?.[1];
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = 'List-Unsubscribe=One-Click';
      const request = { method: 'POST' as const, url: `/v1/unsubscribe/${code}`, headers, payload };
      expect((await test.app.http.inject(request)).statusCode).toBe(200);
    },
  ],
])('a digest is not sent to a person who %s before its delivery', async (_, happen) => {
  const { pod, participant } = await podWithDigest('One');
  await happen(participant, pod);
  const before = await test.app.context.database.db
    .select()
    .from(keptMails)
    .where(eq(keptMails.toAddress, participant.email));
  const digests = (await deliveredTo(participant.email)).filter(({ subject }) => subject.includes('new message'));
  expect(digests).toHaveLength(before.length);
  const waiting = await test.app.context.database.db.select().from(mails).where(eq(mails.state, 'queued'));
  expect(waiting).toEqual([]);
});

it('turning previews off before delivery removes them', async () => {
  const { pod, participant } = await podWithDigest('A secret');
  await choose(participant, 'HOURLY', { showPreviews: false });
  const [digest] = await deliveredTo(participant.email);
  expect(digest?.subject).toBe(`1 new message in ${pod.name}`);
  expect(digest?.text).not.toContain('A secret');
});

it("a digest goes to its reader's address at delivery", async () => {
  const { participant } = await podWithDigest('One');
  const { db } = test.app.context.database;
  const changed = `changed-${participant.email}`;
  await db.execute(sql`update users set email = ${changed} where id = ${participant.id}`);
  expect(await deliveredTo(changed)).toHaveLength(1);
  expect(await deliveredTo(participant.email)).toEqual([]);
});
