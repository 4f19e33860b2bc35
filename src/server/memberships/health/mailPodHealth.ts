import { sql } from 'drizzle-orm';
import { pageLinks } from '../../../domain/links';
import { decodeTroubles } from '../../../domain/memberships/podHealth';
import { morningAfter } from '../../../domain/notifications/mornings';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../../domain/time/zonedTime';
import { unsubscribeCode, unsubscribeLinks } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { awaitsTwoFactor } from '../../platform/database/awaitsTwoFactor';
import type { Queryable } from '../../platform/database/client';
import { reminders } from '../../platform/database/schema';
import { groupBy } from '../../platform/groupBy';
import { forEachSettled } from '../../platform/jobs/batches';
import { recurringJob } from '../../platform/jobs/recurring';
import { issueCodes } from '../../session';
import { membershipMails } from '../mails';
import { countDriftingMembers } from './listDriftingMembers';
import { countPods, pageOfPodsByTrouble, podNames } from './troubleOrder';

const TYPE = 'POD_HEALTH' as const;

const MAX_LISTED_PODS = 5;

/**
 * How late a mail may be sent, for example after an outage. Later in the week, people wait for the next mail.
 * Seconds.
 */
const MAX_DELAY_SECONDS = 6 * SECONDS_PER_HOUR;

interface ReaderRow extends Record<string, unknown> {
  user_id: string;
  email: string;
  first_name: string;
  timezone: string | null;
  membership_id: string;
  membership_name: string;
  support_email: string;
}

interface DueReader extends ReaderRow {
  monday: Date;
}

/** The last Monday at 08:00 in a zone, up to now; clock changes may make a week an hour longer or shorter. */
function lastMonday(now: Date, zone: string): Date {
  const seconds = Math.floor(now.getTime() / 1000);
  const mondayAfter = (instant: number) => morningAfter(instant, zone, { isWeekly: true });
  const before = mondayAfter(seconds - 8 * SECONDS_PER_DAY);
  const next = mondayAfter(before);
  return new Date((next <= seconds ? next : before) * 1000);
}

async function dueReaders({ database: { db }, clock }: AppContext): Promise<DueReader[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - MAX_DELAY_SECONDS * 1000);
  const { rows } = await db.execute<ReaderRow>(sql`
    select s.user_id, u.email, u.first_name, u.timezone,
      m.id as membership_id, m.name as membership_name, m.support_email
    from notification_settings s
    join users u on u.id = s.user_id and u.disabled_at is null
    join business_staff b on b.user_id = u.id
    join memberships m on m.business_id = b.business_id
    where s.type = 'POD_HEALTH' and s.frequency = 'WEEKLY'
      and not ${awaitsTwoFactor(sql`b.business_id`, sql`u.id`)}
      and exists (select from pods p where p.membership_id = m.id)
      and not exists (select from reminders r where r.user_id = s.user_id and r.kind = ${TYPE}
        and r.subject_id = m.id and r.occasion > ${since.toISOString()}::timestamptz)
    order by m.id, s.user_id`);
  return rows
    .map((row) => ({ ...row, monday: lastMonday(now, row.timezone ?? 'UTC') }))
    .filter(({ monday }) => monday <= now && monday > since);
}

async function recordMailed({ tx, now }: Act, readers: DueReader[]): Promise<DueReader[]> {
  const noted = await tx
    .insert(reminders)
    .values(
      readers.map(({ user_id: userId, membership_id: subjectId, monday: occasion }) => ({
        userId,
        kind: TYPE,
        subjectId,
        occasion,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: reminders.userId });
  const told = new Set(noted.map(({ userId }) => userId));
  return readers.filter(({ user_id: userId }) => told.has(userId));
}

async function healthFor(db: Queryable, membershipId: string, now: Date) {
  const query = { membershipId, limit: MAX_LISTED_PODS, now };
  const worst = await pageOfPodsByTrouble(db, query);
  const troubled = worst.items.filter(({ troubles }) => troubles > 0);
  const names = await podNames(
    db,
    troubled.map(({ id }) => id),
  );
  return {
    ...(await countPods(db, query)),
    pods: troubled.map(({ id, troubles, waiting }) => ({
      name: names.get(id) ?? '',
      waiting,
      troubles: decodeTroubles(troubles),
    })),
    driftingCount: await countDriftingMembers(db, { membershipId, now }),
  };
}

async function mailMembership({ config }: AppContext, act: Act, membershipId: string, due: DueReader[]): Promise<void> {
  const readers = await recordMailed(act, due);
  if (readers.length === 0) return;
  const health = await healthFor(act.tx, membershipId, act.now);
  const newCodes = readers.map(({ user_id: userId }) => unsubscribeCode(userId, TYPE));
  const secrets = await issueCodes(act.tx, newCodes, act.now);
  readers.forEach((reader, index) => {
    const data = {
      ...health,
      firstName: reader.first_name,
      membershipName: reader.membership_name,
      link: config.publicUrl + pageLinks.podHealth(membershipId),
      settingsLink: config.publicUrl + pageLinks.notificationSettings(),
      unsubscribe: unsubscribeLinks(config, secrets[index] ?? '', TYPE),
      supportEmail: reader.support_email,
    };
    act.mail({ to: reader.email, template: membershipMails['pod-health'], data });
  });
}

/**
 * Mails pod health per membership to owners and admins who want it, on Mondays at 08:00 on their clocks (rule
 * memberships.healthMail). Sent once, even across processes and restarts, because the sender records it in the same
 * transaction.
 */
export async function mailPodHealth(context: AppContext): Promise<void> {
  const due = await dueReaders(context);
  await forEachSettled(
    groupBy(due, (reader) => reader.membership_id),
    ([membershipId, readers]) => context.act((act) => mailMembership(context, act, membershipId, readers)),
  );
}

export const podHealthMailJob = recurringJob({
  name: 'pod-health',
  everySeconds: 300,
  pollSeconds: 60,
  run: mailPodHealth,
});
