import { asc, eq } from 'drizzle-orm';
import { keptMails } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';

export const receivedMeetingMails =
  (test: TestApp) =>
  async ({ email }: { email: string }) => {
    const rows = await test.app.context.database.db
      .select()
      .from(keptMails)
      .where(eq(keptMails.toAddress, email))
      .orderBy(asc(keptMails.id));
    return rows.map(({ subject, text, calendar }) => {
      const ofCalendar = calendar?.replace(/\r\n /g, '') ?? '';
      return {
        subject,
        link: /^Join here: (\S+)$/m.exec(text)?.[1],
        inCalendar: /^LOCATION:(.*)\r$/m.exec(ofCalendar)?.[1],
        method: /^METHOD:(.*)\r$/m.exec(ofCalendar)?.[1],
        sequence: Number(/^SEQUENCE:(.*)\r$/m.exec(ofCalendar)?.[1]),
      };
    });
  };
