import { sql } from 'drizzle-orm';
import { pageLinks } from '../../../domain/links';
import { shorten } from '../../../domain/text/shorten';
import {
  digestReader,
  scheduleDigestChecks,
  unsubscribeCode,
  unsubscribeLinks,
  type DigestReader,
} from '../../notifications';
import type { Act } from '../../platform/act';
import type { Tx } from '../../platform/database/client';
import { oneLine } from '../../platform/mail/content';
import type { DeferredTemplate, SendContext, FilledMail, MailTemplate, Unsent } from '../../platform/mail/template';
import { withdrawQueuedMails, type QueuedMail } from '../../platform/mail/queuedMails';
import { issueCodes } from '../../session';
import { chatMails, type MissedChannel } from '../mails';
import { BEFORE_ALL_MESSAGES } from '../reads';
import { joinRanges, rangeOf, type MissedRange } from './missedRanges';
import type { Missed } from './missedReads';
import { totalMissed } from './missedWords';
import { findStillMissed, type DigestChannel } from './findStillMissed';

const TYPE = 'MISSED_POD_MESSAGE';

const MAX_CHANNELS = 20;

const PREVIEW_LENGTH = 140;

export const previewOf = (text: string): string => shorten(oneLine(text), PREVIEW_LENGTH);

export const digestPath = ([only, ...others]: readonly { channelId: string }[]): string =>
  only && others.length === 0 ? pageLinks.chat(only.channelId) : pageLinks.chats();

export interface DueDigest {
  reader: DigestReader;
  missed: Missed[];
  waiting?: QueuedMail<QueuedDigest>;
}

/** Data of a queued mail: reader, message ranges and unsubscribe code, without message text. */
export interface QueuedDigest {
  userId: string;
  ranges: MissedRange[];
  secret: string;
}

type DigestData = Parameters<(typeof chatMails)['missed-messages']['render']>[0];

function missedChannel({ name, membershipName, count, from, others, since, lines }: DigestChannel): MissedChannel {
  const previews = lines.map((line) => ({ from: line.from, text: previewOf(line.text) }));
  return { name, membershipName, count, from, others, since, ...(previews.length > 0 && { lines: previews }) };
}

/** A digest's contents and address at the time of sending; undefined if nothing is left to report. */
async function fillIn(
  { db, config }: SendContext,
  { userId, ranges, secret }: QueuedDigest,
): Promise<FilledMail<DigestData> | undefined> {
  const reader = await digestReader(db, userId);
  if (!reader) return undefined;
  const { email: to, firstName, zone: timezone, showPreviews, language } = reader;
  const channels = await findStillMissed(
    db,
    ranges.map((range) => ({ ...range, userId, showPreviews, language })),
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
    furtherMessages: totalMissed(further),
    link: page(digestPath(channels)),
    settingsLink: page(pageLinks.notificationSettings()),
    unsubscribe: unsubscribeLinks(config, secret, TYPE),
    // If a digest covers two memberships, replies could reach the wrong one.
    ...(others.length === 0 && supportEmail && { supportEmail }),
  };
  return { to, data };
}

/**
 * Leaves the message ranges of an unsent digest to the next digest, which is checked immediately; if the address
 * rejects mail, it waits for new messages instead. Ranges that the mail server refuses to transmit are dropped, since
 * they would block all further digests.
 */
async function returnUnsentRanges(tx: Tx, { userId, ranges }: QueuedDigest, { now, refusal }: Unsent): Promise<void> {
  if (refusal === 'content') return;
  await tx.execute(sql`
    update digest_markers told set last_message_id = coalesce(given."afterId", ${BEFORE_ALL_MESSAGES})
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
      as given("channelId" uuid, "afterId" uuid, "upToId" uuid)
    where told.channel_id = given."channelId" and told.user_id = ${userId}::uuid
      and told.last_message_id = given."upToId"`);
  if (!refusal) await scheduleDigestChecks(tx, [userId], now);
}

/** A digest mail; its contents are decided when it is sent (rule notifications.missedMessages). */
export const digestMail: MailTemplate<DigestData> & DeferredTemplate<QueuedDigest, DigestData> = {
  ...chatMails['missed-messages'],
  fillIn,
  unsent: returnUnsentRanges,
};

/**
 * Mails digests, each with an unsubscribe code. Includes the contents of a person's unsent digest: the new mail is sent
 * immediately, however long the previous mail would have waited for a retry. Three statements.
 */
export async function mailDigests(act: Act, digests: DueDigest[]): Promise<void> {
  await withdrawQueuedMails(
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
