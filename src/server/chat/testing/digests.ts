import { and, asc, eq } from 'drizzle-orm';
import { mails } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import { digestMail } from '../digestMails';

/** A digest in the outbox, as it would go out now. */
export interface WaitingDigest {
  mailId: string;
  to: string;
  createdAt: Date;
  told: Parameters<typeof digestMail.render>[0];
}

type Queued = Parameters<typeof digestMail.fillIn>[1];

/** The digests that wait to be delivered, oldest first, without those that have nothing left to tell. */
export async function waitingDigests(test: TestApp): Promise<WaitingDigest[]> {
  const { database, config } = test.app.context;
  const rows = await database.db
    .select()
    .from(mails)
    .where(and(eq(mails.template, digestMail.name), eq(mails.state, 'queued')))
    .orderBy(asc(mails.id));
  const filled = [];
  for (const { id: mailId, data, createdAt } of rows) {
    const mail = await digestMail.fillIn({ db: database.db, config }, data as unknown as Queued);
    if (mail) filled.push({ mailId, to: mail.to, createdAt, told: mail.data });
  }
  return filled;
}
