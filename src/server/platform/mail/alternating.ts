import { sql } from 'drizzle-orm';
import type { Tx } from '../database/client';
import type { Mail } from './mail';
import { releaseWaitingMails, takeBackMails, takeWaitingMails, type WaitingMail } from './waiting';

/** How long a mail waits for another that takes its place, where its reader was just mailed about the same. Seconds. */
export const HOLD_SECONDS = 120;

/** A mail with how it is queued. */
export type Placed = Mail<unknown> & { holdSeconds?: number };

interface Recent extends Record<string, unknown> {
  template: string;
  about: string;
  isRecent: boolean;
  newest: string;
  /** By the newest mail that wasn't held, or was sent. */
  told: string | null;
}

/** What is kept of a mail: the aspect, and the state. */
export const saysOf = ({ aspect, state }: Pick<Alternating['alternates'], 'aspect' | 'state'>): string =>
  `${aspect} ${state}`;
const aspectOf = (says: string) => says.split(' ')[0];
const stateOf = (says: string) => says.split(' ')[1];

type Alternating = Mail<unknown> & Required<Pick<Mail<unknown>, 'alternates'>>;

const isAlternating = (mail: Mail<unknown>): mail is Alternating => mail.alternates !== undefined;

const keyOf = (template: string, about: string) => `${template} ${about}`;
const keyOfMail = ({ template, alternates }: Alternating) => keyOf(template.name, alternates.about);

/** What readers were mailed about these last. One statement. */
async function recentOf(tx: Tx, abouts: string[], now: Date): Promise<Map<string, Recent>> {
  const since = new Date(now.getTime() - HOLD_SECONDS * 1000).toISOString();
  const { rows } = await tx.execute<Recent>(sql`
    select template, about, bool_or(created_at > ${since}::timestamptz) as "isRecent",
      (array_agg(says order by id desc))[1] as newest,
      (array_agg(says order by id desc) filter (where state = 'sent' or collapse_key is null))[1] as told
    from mails where about = any(${sql.param(abouts)}::uuid[]) group by template, about`);
  return new Map(rows.map((row) => [keyOf(row.template, row.about), row]));
}

/** The mails that are held, by template and what they are about. One statement for each template. */
async function heldMails(tx: Tx, mails: Alternating[]): Promise<Map<string, WaitingMail<unknown>>> {
  const held = new Map<string, WaitingMail<unknown>>();
  for (const template of new Set(mails.map((mail) => mail.template))) {
    const abouts = mails.filter((mail) => mail.template === template).map(({ alternates }) => alternates.about);
    for (const [about, waiting] of await takeWaitingMails(tx, template, abouts))
      held.set(keyOf(template.name, about), waiting);
  }
  return held;
}

/**
 * The first mail about something goes out at once. One that follows it within two minutes and changes the same aspect is held
 * for two minutes, in which a further one takes its place; where that says what its reader knows already, neither is sent
 * (rule platform.mailLimits). One of another aspect goes out with what is held. The caller holds what the mails are about. One
 * statement, a few more where something is held, and none where nothing alternates.
 */
export async function placeAlternating(tx: Tx, mails: Mail<unknown>[], now: Date): Promise<Placed[]> {
  const alternating = mails.filter(isAlternating);
  if (alternating.length === 0) return mails;
  const recent = await recentOf(
    tx,
    alternating.map(({ alternates }) => alternates.about),
    now,
  );
  const following = alternating.filter((mail) => recent.get(keyOfMail(mail))?.isRecent);
  const held = await heldMails(tx, following);
  const released: string[] = [];
  const replaced: string[] = [];

  function place(mail: Alternating): Placed[] {
    const key = keyOfMail(mail);
    const before = recent.get(key);
    const waiting = held.get(key);
    held.delete(key);
    const { about, aspect, state, instead } = mail.alternates;
    const isOther = !before?.isRecent || aspectOf(before.newest) !== aspect;
    // One that is going out will be known, and this is newer.
    if (isOther || (waiting && waiting.queued === undefined)) {
      if (waiting?.queued !== undefined) released.push(waiting.id);
      return [mail];
    }
    if (waiting) replaced.push(waiting.id);
    // Of two in one act the second goes out.
    recent.delete(key);
    if (before.told !== null && stateOf(before.told) === state) return [];
    const data = waiting && instead ? instead(waiting.queued, mail.data) : mail.data;
    // However often it is replaced, what is held goes out when the first would have.
    return [{ ...mail, data, collapseKey: about, holdSeconds: waiting?.waitsSeconds ?? HOLD_SECONDS }];
  }

  const placed = mails.flatMap((mail) => (isAlternating(mail) ? place(mail) : [mail]));
  await releaseWaitingMails(tx, released);
  await takeBackMails(tx, replaced);
  return placed;
}
