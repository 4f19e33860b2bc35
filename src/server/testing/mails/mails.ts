import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client';
import { mails } from '../../platform/database/schema';

export interface WrittenMail {
  to: string;
  template: string;
  data: Record<string, unknown>;
}

/** The mails of the outbox, oldest first, optionally only to one address. Their data is emptied once they are sent. */
export async function writtenMails({ db }: Database, to?: string): Promise<WrittenMail[]> {
  return db
    .select({ to: mails.toAddress, template: mails.template, data: mails.data })
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.toAddress, to))
    .orderBy(asc(mails.id));
}
