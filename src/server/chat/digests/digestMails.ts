import { sql } from 'drizzle-orm';
import { pageLinks } from '../../../domain/links';
import { shortened } from '../../../domain/text/shortened';
import {
  digestReader,
  lookForMissedMessages,
  unsubscribeCode,
  unsubscribeLinks,
  type DigestReader,
} from '../../notifications';
import type { Act } from '../../platform/act';
import type { Tx } from '../../platform/database/client';
import { oneLine } from '../../platform/mail/content';
import type { DecidedLater, Departure, FilledMail, MailTemplate, Unsent } from '../../platform/mail/template';
import { takeBackMails, type WaitingMail } from '../../platform/mail/waiting';
import { issueCodes } from '../../session';
import { chatMails, type MissedChannel } from '../mails';
import { joinRanges, rangeOf, type MissedRange } from './missedRanges';
import type { Missed } from './missedReads';
import { totalOf } from './missedWords';
import { NO_MESSAGE } from '../reads';
import { stillMissed, type ToldChannel } from './stillMissed';

/** What its links turn off. */
const TYPE = 'MISSED_POD_MESSAGE';

/** Conversations that a mail goes into. */
const MAX_CHANNELS = 20;

/** As much of a message as a preview shows. Characters, as people count them. */
const PREVIEW_LENGTH = 140;

/** The beginning of a message on one line. */
export const previewOf = (text: string): string => shortened(oneLine(text), PREVIEW_LENGTH);

/** Where a digest leads: to the conversation when there is one, else to the list. */
export const digestPath = ([only, ...others]: readonly { channelId: string }[]): string =>
  only && others.length === 0 ? pageLinks.chat(only.channelId) : pageLinks.chats();

/** A digest that is due: to whom, and what they may be told. */
export interface DueDigest {
  reader: DigestReader;
  missed: Missed[];
  /** Their last one, which is not sent yet. */
  waiting?: WaitingMail<QueuedDigest>;
}

/** What a mail is queued with: whom it tells of what, and the code to unsubscribe by; nothing of what was written. */
export interface QueuedDigest {
  userId: string;
  ranges: MissedRange[];
  secret: string;
}

type DigestData = Parameters<(typeof chatMails)['missed-messages']['render']>[0];

function missedChannel({ name, membershipName, count, from, others, since, lines }: ToldChannel): MissedChannel {
  const previews = lines.map((line) => ({ from: line.from, text: previewOf(line.text) }));
  return { name, membershipName, count, from, others, since, ...(previews.length > 0 && { lines: previews }) };
}

/** What a digest says when it goes out, and to which address; undefined for whom there is nothing left to tell. */
async function fillIn(
  { db, config }: Departure,
  { userId, ranges, secret }: QueuedDigest,
): Promise<FilledMail<DigestData> | undefined> {
  const reader = await digestReader(db, userId);
  if (!reader) return undefined;
  const { email: to, firstName, zone: timezone, showPreviews } = reader;
  const channels = await stillMissed(
    db,
    ranges.map((range) => ({ ...range, userId, showPreviews })),
  );
  if (channels.length === 0) return undefined;
  const [listed, further] = [channels.slice(0, MAX_CHANNELS), channels.slice(MAX_CHANNELS)];
  const [supportEmail, ...others] = new Set(channels.map((channel) => channel.supportEmail));
  const page = (path: string) => config.publicUrl + path;
  const data: DigestData = {
    firstName,
    timezone,
    channels: listed.map(missedChannel),
    furtherChannels: further.length,
    furtherMessages: totalOf(further),
    link: page(digestPath(channels)),
    settingsLink: page(pageLinks.notificationSettings()),
    unsubscribe: unsubscribeLinks(config, secret, TYPE),
    // An answer to what comes from two memberships would reach the wrong one.
    ...(others.length === 0 && supportEmail && { supportEmail }),
  };
  return { to, data };
}

/**
 * Gives back what a digest was to tell of that is not sent: the next one tells of it. That is looked for at once, but
 * not for an address that takes no mail: there it comes with what is new. What the mail server refuses to pass on is not
 * given back: it would stop each digest from then on.
 */
async function unsent(tx: Tx, { userId, ranges }: QueuedDigest, { now, refusal }: Unsent): Promise<void> {
  if (refusal === 'content') return;
  await tx.execute(sql`
    update digest_markers told set last_message_id = coalesce(given."afterId", ${NO_MESSAGE})
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
      as given("channelId" uuid, "afterId" uuid, "upToId" uuid)
    where told.channel_id = given."channelId" and told.user_id = ${userId}::uuid
      and told.last_message_id = given."upToId"`);
  if (!refusal) await lookForMissedMessages(tx, [userId], now);
}

/** The mail of a digest: what it says is decided when it goes out (rule notifications.missedMessages). */
export const digestMail: MailTemplate<DigestData> & DecidedLater<QueuedDigest, DigestData> = {
  ...chatMails['missed-messages'],
  fillIn,
  unsent,
};

/**
 * Mails digests, each with a code to unsubscribe by. What still waits of somebody's last one is told with it: a new mail
 * is sent at once, however long the last would have waited for its next try. Three statements.
 */
export async function mailDigests(act: Act, digests: DueDigest[]): Promise<void> {
  await takeBackMails(
    act.tx,
    digests.flatMap(({ waiting }) => waiting?.id ?? []),
  );
  const newCodes = digests.map(({ reader: { userId } }) => unsubscribeCode(userId, TYPE));
  const secrets = await issueCodes(act.tx, newCodes, act.now);
  digests.forEach(({ reader: { userId, email: to }, missed, waiting }, index) => {
    const ranges = joinRanges(waiting?.queued?.ranges ?? [], missed.map(rangeOf));
    const data: QueuedDigest = { userId, ranges, secret: secrets[index] ?? '' };
    act.mail({ to, template: digestMail, data, collapseKey: userId });
  });
}
