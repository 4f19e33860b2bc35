import { sql } from 'drizzle-orm';
import { pushDeviceInput } from '../../notifications/testing/notices';
import { mailHousekeeping } from '../../platform/mail/housekeeping';
import { useSmtp } from '../../platform/mail/testing/smtp';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { recordPush } from '../../testing/fakes';
import { runAllJobs } from '../../testing/jobs';
import { useDigests } from '../testing/digests';
import { useTalk } from '../testing/talk';

const { config, smtp, receivedBy } = useSmtp();
const push = recordPush();
const test = useTestApp({ config, deps: { push } });
const { podWithTwo, say, mark } = useTalk(test);
const { pass, podWithDigest, choose, outbox } = useDigests(test);
beforeEach(() => void push.sent.splice(0));

const drain = () => test.app.context.jobs.drain();
const tryAgain = () => runAllJobs(test);

const subjects = ({ email }: TestUser) => receivedBy(email).map(({ subject }) => subject);

const received = ({ email }: TestUser) => receivedBy(email).map(({ text }) => text?.match(/‘.*’/g));

async function digestOf(pod: TestPod, content: string): Promise<string> {
  const id = await say(pod, pod.leader as TestUser, content);
  await pass({ hours: 1 });
  await drain();
  return id;
}

async function giveUp(): Promise<void> {
  for (let left = 14; left > 0; left -= 1) await tryAgain();
}

it.each([
  ['HOURLY', 10, 60],
  ['FIVE_MINUTES', 3, 5],
] as const)(
  'with %s, an outage of %i hours is followed by one mail with all messages',
  async (frequency, hours, minutes) => {
    const { pod, leader, participant } = await podWithTwo();
    await choose(participant, frequency);
    smtp().refuse(451);
    let said = 0;
    for (let passed = 0; passed < hours * 60; passed += minutes) {
      await say(pod, leader, `Message ${(said += 1)}`);
      await pass({ minutes });
      if (passed % 60 === 0) await tryAgain();
    }
    expect(received(participant)).toEqual([]);
    smtp().refuse(undefined);
    await tryAgain();
    expect(subjects(participant)).toEqual([`${said} new messages in ${pod.name}`]);
    await pass({ days: 2 });
    await tryAgain();
    expect(subjects(participant)).toHaveLength(1);
  },
);

it('the next digest after an outage is sent immediately, however long the previous digest had yet to wait', async () => {
  const { pod, participant } = await podWithTwo();
  smtp().refuse(451);
  await digestOf(pod, 'One');
  for (let failed = 0; failed < 9; failed += 1) await tryAgain();
  smtp().refuse(undefined);
  await digestOf(pod, 'Two');
  expect(received(participant)).toEqual([['‘One’', '‘Two’']]);
  const [mail, ...others] = await outbox(participant);
  expect(others).toEqual([]);
  expect(mail?.createdAt).toEqual(test.clock.now());
});

it('a waiting digest takes in new conversations, and drops messages that have been read', async () => {
  const { pod, participant } = await podWithTwo();
  const other = await test.make.pod();
  await test.make.participant(other, await test.make.member(other.membership, { user: participant }));
  smtp().refuse(451);
  const first = await digestOf(pod, 'One');
  await digestOf(other, 'Two');
  await digestOf(pod, 'Three');
  await mark(pod, participant, first);
  expect(await outbox(participant)).toMatchObject([{ state: 'queued' }]);
  smtp().refuse(undefined);
  await tryAgain();
  expect(received(participant).map((words) => words?.sort())).toEqual([['‘Three’', '‘Two’']]);
  await digestOf(pod, 'Four');
  expect(received(participant).map((words) => words?.length)).toEqual([2, 1]);
});

it('while a digest is being sent, the next digest waits and then includes later messages', async () => {
  const { pod, leader, participant } = await podWithDigest('One');
  const { db } = test.app.context.database;
  await db.execute(sql`update pgboss.job set state = 'active', started_on = now() where name = 'mail'`);
  await say(pod, leader, 'Two');
  await pass({ hours: 1 });
  expect(await outbox(participant)).toHaveLength(1);
  await db.execute(sql`update pgboss.job set state = 'retry' where name = 'mail' and state = 'active'`);
  await drain();
  await pass({ minutes: 1 });
  await drain();
  expect(received(participant)).toEqual([['‘One’'], ['‘Two’']]);
});

it('a digest that lost its job waits like any other once it has a job again', async () => {
  const { pod, participant } = await podWithDigest('One');
  const { db } = test.app.context.database;
  await db.execute(sql`update pgboss.job set state = 'completed' where name = 'mail'`);
  test.clock.advance({ hours: 2 });
  await mailHousekeeping(test.app.context);
  const { rows } = await db.execute(sql`select priority from pgboss.job where name = 'mail' and state = 'created'`);
  expect(rows).toEqual([{ priority: -1 }]);
  await digestOf(pod, 'Two');
  expect(received(participant)).toEqual([['‘One’', '‘Two’']]);
});

it('messages in an abandoned digest are in the next digest, even without new messages', async () => {
  const { pod, participant } = await podWithTwo();
  smtp().refuse(451);
  await digestOf(pod, 'One');
  await digestOf(pod, 'Two');
  await giveUp();
  expect(await outbox(participant)).toMatchObject([{ state: 'failed', data: {} }]);
  smtp().refuse(undefined);
  await pass({ days: 2 });
  await drain();
  expect(received(participant)).toEqual([['‘One’', '‘Two’']]);
  await pass({ days: 2 });
  await drain();
  expect(received(participant)).toHaveLength(1);
});

it('an address that rejects mail gets no digest until there is a new message, sent with the earlier messages', async () => {
  const { pod, participant } = await podWithTwo();
  smtp().refuse(550);
  await digestOf(pod, 'One');
  expect(await outbox(participant)).toMatchObject([{ state: 'failed', attempts: 1 }]);
  await pass({ days: 2 });
  expect(await outbox(participant)).toHaveLength(1);
  smtp().refuse(undefined);
  await digestOf(pod, 'Two');
  expect(received(participant)).toEqual([['‘One’', '‘Two’']]);
});

it('a digest whose text the mail server rejects is not sent again, and the next covers only new messages', async () => {
  const { pod, participant } = await podWithTwo();
  smtp().refuseWords('Buy now');
  await digestOf(pod, 'Buy now');
  expect(await outbox(participant)).toMatchObject([{ state: 'failed', attempts: 1, data: {} }]);
  await pass({ days: 2 });
  expect(await outbox(participant)).toHaveLength(1);
  await digestOf(pod, 'Two');
  expect(received(participant)).toEqual([['‘Two’']]);
});

it('a person who turned digests off before one was sent gets the same messages once they turn them on', async () => {
  const { participant } = await podWithDigest('One');
  await choose(participant, 'NEVER');
  await drain();
  expect(await outbox(participant)).toEqual([]);
  await choose(participant, 'HOURLY');
  await pass({ hours: 1 });
  await drain();
  expect(received(participant)).toEqual([['‘One’']]);
});

describe('an outage of the push service', () => {
  const send = push.send;
  afterEach(() => void (push.send = send));

  async function podWithDevice() {
    const people = await podWithTwo();
    const reader = await test.as(people.participant);
    expect((await reader.post('/v1/notifications/subscribe', pushDeviceInput(people.participant.id))).status).toBe(200);
    return people;
  }

  it('is followed by one push per device with all messages', async () => {
    const { pod, leader, participant } = await podWithDevice();
    push.send = () => Promise.reject(new Error('away'));
    for (const content of ['One', 'Two', 'Three']) await digestOf(pod, content);
    push.send = send;
    await tryAgain();
    expect(push.bodies()).toEqual([`3 new messages in ${pod.name}\n${leader.firstName}: One`]);
    expect(received(participant)).toHaveLength(3);
  });

  it('loses no messages if two pushes to a device wait because one was being sent when the next came', async () => {
    const { pod, leader } = await podWithDevice();
    const { db } = test.app.context.database;
    const pushes = (from: string, to: string) =>
      db.execute(
        sql`update pgboss.job set state = ${to}, started_on = now() where name = 'digest-push' and state = ${from}`,
      );
    for (const content of ['One', 'Two', 'Three']) {
      await say(pod, leader, content);
      await pass({ hours: 1 });
      if (content === 'One') await pushes('created', 'active');
      else await pushes('active', 'retry');
    }
    await drain();
    expect(push.bodies()).toEqual([`3 new messages in ${pod.name}\n${leader.firstName}: One`]);
  });
});
