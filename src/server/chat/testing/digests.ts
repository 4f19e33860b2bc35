import { and, asc, eq } from 'drizzle-orm';
import { mails } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import type { TestClock } from '../../testing/clock';
import type { TestUser } from '../../testing/factories';
import { runDigestRound } from '../digests/digestJob';
import { digestMail } from '../digests/digestMails';
import { useTalk } from './talk';

export interface WaitingDigest {
  mailId: string;
  to: string;
  createdAt: Date;
  contents: Parameters<typeof digestMail.render>[0];
}

type Queued = Parameters<typeof digestMail.fillIn>[1];

export async function waitingDigests(test: TestApp): Promise<WaitingDigest[]> {
  const { database, config } = test.app.context;
  const departure = { db: database.db, config, now: test.clock.now() };
  const rows = await database.db
    .select()
    .from(mails)
    .where(and(eq(mails.template, digestMail.name), eq(mails.state, 'queued')))
    .orderBy(asc(mails.id));
  const filled = [];
  for (const { id: mailId, data, createdAt } of rows) {
    const mail = await digestMail.fillIn(departure, data as unknown as Queued);
    if (mail) filled.push({ mailId, to: mail.to, createdAt, contents: mail.data });
  }
  return filled;
}

export function useDigests(test: TestApp) {
  const { podWithTwo, say } = useTalk(test);
  const look = () => runDigestRound(test.app.context);

  async function pass(time: Parameters<TestClock['advance']>[0]): Promise<void> {
    await look();
    test.clock.advance(time);
    await look();
  }

  async function podWithDigest(content: string) {
    const people = await podWithTwo();
    await say(people.pod, people.leader, content);
    await pass({ hours: 1 });
    return people;
  }

  async function choose(person: TestUser, frequency: string, more: { showPreviews?: boolean } = {}): Promise<void> {
    const choice = { type: 'MISSED_POD_MESSAGE', frequency, ...more };
    expect((await (await test.as(person)).put('/v1/my-notification-settings', choice)).status).toBe(200);
  }

  const outbox = ({ email }: TestUser) =>
    test.app.context.database.db
      .select()
      .from(mails)
      .where(and(eq(mails.toAddress, email), eq(mails.template, digestMail.name)))
      .orderBy(asc(mails.id));

  const toldTo = async ({ email }: TestUser) =>
    (await waitingDigests(test)).filter(({ to }) => to === email).map(({ contents }) => contents);

  return { look, pass, podWithDigest, choose, outbox, toldTo };
}
