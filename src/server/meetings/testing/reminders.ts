import { and, eq, isNull } from 'drizzle-orm';
import { notifications } from '../../platform/database/schema';
import { rendered } from '../../notifications/testing/rendered';
import type { TestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { meetingReminderMail } from '../reminders/mail';
import { remindOfMeetings } from '../reminders/remindOfMeetings';

type Queued = Parameters<typeof meetingReminderMail.fillIn>[1];

export function remindersIn(test: TestApp) {
  const look = () => remindOfMeetings(test.app.context);

  async function checkAt(instant: string): Promise<void> {
    test.clock.set(instant);
    await look();
  }

  async function podWithAnna(given: { timezone?: string } = {}): Promise<{ pod: TestPod; anna: TestUser }> {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const anna = await test.make.user(given);
    await test.make.member(pod.membership, { user: anna });
    return { pod, anna: await test.make.participant(pod, anna) };
  }

  async function mailsTo({ email }: TestUser) {
    const { database, config } = test.app.context;
    const said = [];
    for (const { template, data } of await test.mails(email)) {
      if (template !== meetingReminderMail.name) continue;
      const departure = { db: database.db, config, now: test.clock.now() };
      const filled = await meetingReminderMail.fillIn(departure, data as unknown as Queued);
      if (filled) said.push(meetingReminderMail.render(filled.data, 'en', test.clock.now()));
    }
    return said;
  }
  const subjectsTo = async (person: TestUser) => (await mailsTo(person)).map(({ subject }) => subject);

  async function openTo({ id }: TestUser) {
    const rows = await test.app.context.database.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, id), isNull(notifications.dismissedAt)));
    return rows
      .filter(({ kind }) => kind === 'meeting-tomorrow' || kind === 'meeting-soon')
      .map((row) => ({ kind: row.kind, message: rendered(row).message }));
  }
  const kindsTo = async (person: TestUser) => (await openTo(person)).map(({ kind }) => kind);

  const occurrence = ({ meetingId }: TestPod, start: string) =>
    `/v1/scheduled-meetings/${meetingId}/occurrences/${Date.parse(start) / 1000}`;

  return { look, checkAt, podWithAnna, mailsTo, subjectsTo, openTo, kindsTo, occurrence };
}
