import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { useSmtp } from '../../platform/mail/testing/smtp';
import { useTestApp } from '../../testing/app';
import { runAllJobs } from '../../testing/jobs';
import { sampleMail } from '../../testing/mails/mailSamples';
import { useDigests } from '../testing/digests';
import { useTalk } from '../testing/talk';

const { config, smtp, receivedBy } = useSmtp({ apiUrl: 'https://api.stepwell.test' });
const test = useTestApp({ config });
const { podWithTwo, say, mark } = useTalk(test);
const { pass, podWithDigest, outbox } = useDigests(test);

const drain = () => test.app.context.jobs.drain();
const tryAgain = () => runAllJobs(test, 'mail');

it('a digest can be turned off with one click, at the address in the mail', async () => {
  const { pod, leader, participant } = await podWithDigest('One');
  await drain();
  const [email] = receivedBy(participant.email);
  const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/api\.stepwell\.test\/v1\/unsubscribe\/[\w-]{20,}>$/);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  // Behaves like a mail program (RFC 8058): posts the content of one header to the address in the other, without a
  // login.
  const click = await test.app.http.inject({
    method: 'POST',
    url: header('list-unsubscribe')?.slice(1, -1) ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: header('list-unsubscribe-post'),
  });
  expect(click.statusCode).toBe(200);
  const settings = await (await test.as(participant)).get('/v1/my-notification-settings');
  expect(settings.body).toContainEqual({ type: 'MISSED_POD_MESSAGE', frequency: 'NEVER', showPreviews: true });
  await say(pod, leader, 'Two');
  await pass({ days: 7 });
  await drain();
  expect(receivedBy(participant.email)).toHaveLength(1);
});

it("a digest's footer links to the setting, and its times are in the reader’s zone", async () => {
  const { pod, leader, participant } = await podWithTwo();
  const { status } = await (
    await test.as(participant)
  ).patch('/v1/users/my-account/profile', { timezone: 'Asia/Kolkata' });
  expect(status).toBe(200);
  test.clock.set('2026-03-03T20:10:00Z');
  await say(pod, leader, 'One');
  await pass({ hours: 1 });
  await drain();
  const [email] = receivedBy(participant.email);
  // In the leader's zone, five and a half hours behind, it is still Tuesday.
  expect(email?.text).toContain('since Wednesday 4 March 2026, 1:40 am (IST).');
  const setting = `${test.app.context.config.publicUrl}/my-settings?panel=notifications`;
  expect(email?.text).toContain(`Change how often you get these emails: ${setting}`);
  expect(email?.html).toContain(`href="${setting}"`);
});

it('a digest waiting for the mail server contains current data at each attempt', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const first = await say(pod, leader, 'One');
  await say(pod, leader, 'Two');
  smtp().refuse(451);
  await pass({ hours: 1 });
  await drain();
  expect(await outbox(participant)).toMatchObject([{ state: 'queued', attempts: 1 }]);
  await mark(pod, participant, first);
  smtp().refuse(undefined);
  await tryAgain();
  const [email, ...more] = receivedBy(participant.email);
  expect(more).toEqual([]);
  expect(email?.subject).toBe(`1 new message in ${pod.name}`);
  expect(email?.text).not.toContain('‘One’');
  expect(email?.text).toContain('‘Two’');
});

it('a digest left empty while the mail server is unavailable is withdrawn without an error', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const only = await say(pod, leader, 'One');
  smtp().refuse(451);
  await pass({ hours: 1 });
  await drain();
  await mark(pod, participant, only);
  await tryAgain();
  expect(await outbox(participant)).toEqual([]);
  const { rows } = await test.app.context.database.db.execute<{ state: string }>(
    sql`select state from pgboss.job where name = 'mail' and state <> 'completed'`,
  );
  expect(rows).toEqual([]);
});

it('a digest is sent once, however often its job runs', async () => {
  const { participant } = await podWithDigest('One');
  await drain();
  await test.app.context.database.db.execute(sql`update pgboss.job set state = 'retry' where name = 'mail'`);
  expect(await drain()).toBeGreaterThan(0);
  expect(receivedBy(participant.email)).toHaveLength(1);
});

it('an abandoned digest leaves no data, not even its code', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await say(pod, leader, 'One');
  smtp().refuse(451);
  await pass({ hours: 1 });
  await drain();
  const [waiting] = await outbox(participant);
  expect(waiting?.data).toHaveProperty('secret');
  for (let round = 0; round < 14; round++) await tryAgain();
  expect(await outbox(participant)).toMatchObject([{ state: 'failed', attempts: 13, data: {} }]);
  const refused = await podWithTwo();
  smtp().refuse(550);
  await say(refused.pod, refused.leader, 'Two');
  await pass({ hours: 1 });
  await drain();
  expect(await outbox(refused.participant)).toMatchObject([{ state: 'failed', attempts: 1, data: {} }]);
});

it('an urgent mail is sent before two hundred digests queued earlier', async () => {
  const { leader, participant } = await podWithDigest('One');
  const priorities = () =>
    test.app.context.database.db.execute(
      sql`select priority from pgboss.job where name = 'mail' and state = 'created'`,
    );
  expect((await priorities()).rows).toEqual([{ priority: -1 }]);
  const others = Array.from({ length: 200 }, (_, index) => ({
    ...sampleMail(`digest${index}@example.com`, 'password-changed'),
    collapseKey: randomUUID(),
  }));
  await test.app.context.act((act) => Promise.resolve(others.forEach((mail) => act.mail(mail))));
  const before = smtp().received.length;
  const { status } = await test.anyone().post('/v1/users/forgot-password', { email: leader.email });
  expect(status).toBeLessThan(300);
  await drain();
  const order = smtp()
    .received.slice(before)
    .map(({ to }) => to?.[0]?.address);
  expect(order).toHaveLength(202);
  expect(order.slice(0, 5)).toContain(leader.email);
  expect(order).toContain(participant.email);
});
