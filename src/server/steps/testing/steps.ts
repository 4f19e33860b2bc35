import { and, asc, eq } from 'drizzle-orm';
import { mails, nextTinySteps, users } from '../../platform/database/schema';
import type { MailContent } from '../../platform/mail/content';
import type { TestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { stepReminderMail } from '../reminders/mail';
import { remindOfSteps } from '../reminders/remindOfSteps';

type Queued = Parameters<typeof stepReminderMail.fillIn>[1];

/** Pods without an upcoming meeting, so that any date in the future is allowed. */
const meeting = { recurring: false, startsAt: new Date('2026-02-03T19:00:00Z') };

export function stepsIn(test: TestApp) {
  const db = () => test.app.context.database.db;

  const freePod = () => test.make.pod({ meeting });

  async function committed(date: string, given: { pod?: TestPod; timezone?: string } = {}) {
    const pod = given.pod ?? (await freePod());
    const anna = await test.make.participant(pod);
    if (given.timezone) await db().update(users).set({ timezone: given.timezone }).where(eq(users.id, anna.id));
    const asAnna = await test.as(anna);
    const [step] = await db().select().from(nextTinySteps).where(eq(nextTinySteps.userId, anna.id));
    const path = `/v1/next-tiny-steps/${step?.id ?? ''}`;
    const commitment = { goal: 'Run 5 km', description: 'Buy shoes', commitmentDate: Date.parse(date) };
    const { status, body } = await asAnna.post(`${path}/commit`, commitment);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { pod, anna, asAnna, path, step: body as Record<string, unknown> & { id: string } };
  }

  const look = () => remindOfSteps(test.app.context);

  const checkAt = async (instant: string) => {
    test.clock.set(instant);
    await look();
  };

  async function mailsTo({ email }: TestUser): Promise<MailContent[]> {
    const { database, config } = test.app.context;
    const isReminder = and(eq(mails.template, stepReminderMail.name), eq(mails.state, 'queued'));
    const rows = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.toAddress, email), isReminder))
      .orderBy(asc(mails.id));
    const filled = [];
    for (const { data, createdAt } of rows) {
      const departure = { db: database.db, config, now: test.clock.now() };
      const mail = await stepReminderMail.fillIn(departure, data as unknown as Queued);
      if (mail) filled.push(stepReminderMail.render(mail.data, 'en', createdAt));
    }
    return filled;
  }

  async function codeFor(person: TestUser): Promise<string> {
    const last = (await mailsTo(person)).at(-1);
    return new URL(last?.button?.link ?? '').searchParams.get('c') ?? '';
  }

  return { freePod, committed, look, checkAt, mailsTo, codeFor };
}
