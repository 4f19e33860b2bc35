import { sql } from 'drizzle-orm';
import type { Tx } from '../database/client';
import type { MailWithHold } from './alternatingMails';
import type { Mail, OverLimitMail } from './mail';
import type { MailTemplate } from './template';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Maximum number of mails of a template per person and day; for an alternating mail, per subject (rule
 * platform.mailLimits).
 */
export const MAX_PER_DAY = 20;

/**
 * The limit for all subjects of a template combined, since a person may have many meetings, but not an unlimited
 * number.
 */
export const MAX_PER_TEMPLATE_AND_DAY = 100;

interface Counted extends Record<string, unknown> {
  address: string;
  template: string;
  subjectId: string | null;
  count: number;
}

const keyOf = (address: string, template: string, subjectId?: string | null) =>
  [address, template, ...(subjectId ? [subjectId] : [])].join(' ');

type Addressed = Pick<Mail<never>, 'to' | 'template'>;

async function countMails(tx: Tx, mails: Addressed[], now: Date): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const { rows } = await tx.execute<Counted>(sql`
    select to_address as address, template, about as "subjectId", count(*)::int as count from mails
    where to_address = any(${sql.param([...new Set(mails.map(({ to }) => to))])}::text[])
      and template = any(${sql.param([...new Set(mails.map(({ template }) => template.name))])}::text[])
      and created_at > ${since}::timestamptz
    group by to_address, template, about`);
  const counts = new Map<string, number>();
  for (const { address, template, subjectId, count } of rows)
    for (const key of new Set([keyOf(address, template), keyOf(address, template, subjectId)]))
      counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

/**
 * Withholds mails over a person's daily limit. The mails are lost, but the acts that they announce still take place,
 * and the product shows them. One mail a day per subject may say so (`overLimit`). One statement, or none if every
 * mail is uncapped.
 */
export async function withholdOverDailyLimit(
  tx: Tx,
  mails: MailWithHold[],
  { now, uncapped }: { now: Date; uncapped: ReadonlySet<string> },
): Promise<{ mails: MailWithHold[]; withheld: string[] }> {
  const hasLimit = ({ template, isUncapped }: Mail<unknown>) => !isUncapped && !uncapped.has(template.name);
  const capped = mails.filter(hasLimit);
  if (capped.length === 0) return { mails, withheld: [] };
  const counts = await countMails(
    tx,
    capped.flatMap((mail): Addressed[] => (mail.overLimit ? [mail, mail.overLimit] : [mail])),
    now,
  );
  const withheld: string[] = [];
  const instead: MailWithHold[] = [];
  const addInstead = ({ waitSeconds: holdSeconds, template, ...mail }: OverLimitMail): void => {
    const key = keyOf(mail.to, template.name, mail.subjectId);
    if (counts.has(key)) return;
    counts.set(key, 1);
    instead.push({ ...mail, template: template as MailTemplate<unknown>, holdSeconds });
  };
  const isWithin = (mail: MailWithHold): boolean => {
    if (!hasLimit(mail)) return true;
    const {
      to,
      template: { name },
      alternates,
      overLimit,
    } = mail;
    const keys = new Set([keyOf(to, name), keyOf(to, name, alternates?.subjectId)]);
    const max = alternates ? MAX_PER_TEMPLATE_AND_DAY : MAX_PER_DAY;
    const isFull = [...keys].some((key, index) => (counts.get(key) ?? 0) >= (index === 0 ? max : MAX_PER_DAY));
    if (isFull) {
      withheld.push(name);
      if (overLimit) addInstead(overLimit);
    } else for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return !isFull;
  };
  const within = mails.filter(isWithin);
  return { mails: [...within, ...instead], withheld };
}
