import { sql } from 'drizzle-orm';
import type { Tx } from '../database/client';
import type { Mail } from './mail';
import { sendQueuedMailsNow, withdrawQueuedMails, lockQueuedMails, type QueuedMail } from './queuedMails';

/** Seconds that a mail waits to be replaced if its reader has just been mailed about the same subject. */
export const ALTERNATING_HOLD_SECONDS = 120;

export type MailWithHold = Mail<unknown> & { holdSeconds?: number; subjectId?: string };

interface Recent extends Record<string, unknown> {
  template: string;
  subjectId: string;
  isRecent: boolean;
  newest: string;
  /** The aspect and state of the newest mail that wasn't held or has been sent. */
  told: string | null;
}

export const alternationOf = ({ aspect, state }: Pick<Alternating['alternates'], 'aspect' | 'state'>): string =>
  `${aspect} ${state}`;
const aspectOf = (says: string) => says.split(' ')[0];
const stateOf = (says: string) => says.split(' ')[1];

type Alternating = Mail<unknown> & Required<Pick<Mail<unknown>, 'alternates'>>;

const isAlternating = (mail: Mail<unknown>): mail is Alternating => mail.alternates !== undefined;

const keyOf = (template: string, subjectId: string) => `${template} ${subjectId}`;
const keyOfMail = ({ template, alternates }: Alternating) => keyOf(template.name, alternates.subjectId);

async function recentOf(tx: Tx, subjectIds: string[], now: Date): Promise<Map<string, Recent>> {
  const since = new Date(now.getTime() - ALTERNATING_HOLD_SECONDS * 1000).toISOString();
  const { rows } = await tx.execute<Recent>(sql`
    select template, about as "subjectId", bool_or(created_at > ${since}::timestamptz) as "isRecent",
      (array_agg(says order by id desc))[1] as newest,
      (array_agg(says order by id desc) filter (where state = 'sent' or collapse_key is null))[1] as told
    from mails where about = any(${sql.param(subjectIds)}::uuid[]) group by template, about`);
  return new Map(rows.map((row) => [keyOf(row.template, row.subjectId), row]));
}

async function heldMails(tx: Tx, mails: Alternating[]): Promise<Map<string, QueuedMail<unknown>>> {
  const held = new Map<string, QueuedMail<unknown>>();
  for (const template of new Set(mails.map((mail) => mail.template))) {
    const subjectIds = mails.filter((mail) => mail.template === template).map(({ alternates }) => alternates.subjectId);
    for (const [subjectId, waiting] of await lockQueuedMails(tx, template, subjectIds))
      held.set(keyOf(template.name, subjectId), waiting);
  }
  return held;
}

/**
 * The first mail about a subject is sent immediately. Another mail within two minutes about the same aspect is held for
 * two minutes, and a further mail may replace it; if that states what its reader already knows, neither is sent (rule
 * platform.mailLimits). A mail about another aspect is sent together with the held mails. The caller must lock the
 * subjects of the mails. One statement, a few more if mails are held, and none if no mail alternates.
 */
export async function holdAlternatingMails(tx: Tx, mails: Mail<unknown>[], now: Date): Promise<MailWithHold[]> {
  const alternating = mails.filter(isAlternating);
  if (alternating.length === 0) return mails;
  const recent = await recentOf(
    tx,
    alternating.map(({ alternates }) => alternates.subjectId),
    now,
  );
  const following = alternating.filter((mail) => recent.get(keyOfMail(mail))?.isRecent);
  const held = await heldMails(tx, following);
  const released: string[] = [];
  const replaced: string[] = [];

  function place(mail: Alternating): MailWithHold[] {
    const key = keyOfMail(mail);
    const before = recent.get(key);
    const waiting = held.get(key);
    held.delete(key);
    const { subjectId, aspect, state, merge } = mail.alternates;
    const isOther = !before?.isRecent || aspectOf(before.newest) !== aspect;
    // If the waiting mail is already being sent, this newer one must follow it.
    if (isOther || (waiting && waiting.queued === undefined)) {
      if (waiting?.queued !== undefined) released.push(waiting.id);
      return [mail];
    }
    if (waiting) replaced.push(waiting.id);
    // A second mail about the subject in the same act is sent immediately.
    recent.delete(key);
    if (before.told !== null && stateOf(before.told) === state) return [];
    const data = waiting && merge ? merge(waiting.queued, mail.data) : mail.data;
    // A held mail is sent when the first held mail would have been, however often it is replaced.
    return [{ ...mail, data, collapseKey: subjectId, holdSeconds: waiting?.waitsSeconds ?? ALTERNATING_HOLD_SECONDS }];
  }

  const placed = mails.flatMap((mail) => (isAlternating(mail) ? place(mail) : [mail]));
  await sendQueuedMailsNow(tx, released);
  await withdrawQueuedMails(tx, replaced);
  return placed;
}
