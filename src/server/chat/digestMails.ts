import { apiLinks, pageLinks } from '../../domain/links';
import type { DigestReader } from '../notifications';
import type { Act } from '../platform/act';
import { oneLine } from '../platform/mail/content';
import { issueCodes } from '../session';
import { chatMails, type MissedChannel } from './mails';
import type { ToldChannel } from './missedReads';
import { totalOf } from './missedWords';

/** How long one can unsubscribe by the link of a mail. */
const UNSUBSCRIBE_SECONDS = 60 * 24 * 60 * 60;

/** Conversations that a mail goes into. */
const MAX_CHANNELS = 20;

/** As much of a message as a preview shows. Characters, as people count them. */
const PREVIEW_LENGTH = 140;

/** The beginning of a message on one line. */
export function previewOf(text: string): string {
  const characters = [...oneLine(text)];
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH - 1).join('')}…`
    : characters.join('');
}

/** Where a digest leads: to the conversation when there is one, else to the list. */
export const digestPath = ([only, ...others]: readonly { channelId: string }[]): string =>
  only && others.length === 0 ? pageLinks.chat(only.channelId) : pageLinks.chats();

/** A digest to be mailed. */
export interface Digest {
  reader: DigestReader;
  channels: ToldChannel[];
}

function missedChannel({ name, membershipName, count, from, others, since, lines }: ToldChannel): MissedChannel {
  const previews = lines.map((line) => ({ from: line.from, text: previewOf(line.text) }));
  return { name, membershipName, count, from, others, since, ...(previews.length > 0 && { lines: previews }) };
}

/** Mails digests, each with a code to unsubscribe by. One statement for the codes. */
export async function digestMails(act: Act, digests: Digest[]): Promise<void> {
  const { config, url } = act;
  const code = { purpose: 'unsubscribe', lastsSeconds: UNSUBSCRIBE_SECONDS } as const;
  const userIds = digests.map(({ reader }) => reader.userId);
  const secrets = await issueCodes(act.tx, userIds, code, act.now);
  digests.forEach(({ reader: { email: to, firstName, zone: timezone }, channels }, index) => {
    const secret = secrets[index] ?? '';
    const [listed, further] = [channels.slice(0, MAX_CHANNELS), channels.slice(MAX_CHANNELS)];
    const [supportEmail, ...others] = new Set(channels.map((channel) => channel.supportEmail));
    act.mail({
      to,
      template: chatMails['missed-messages'],
      data: {
        firstName,
        timezone,
        channels: listed.map(missedChannel),
        furtherChannels: further.length,
        furtherMessages: totalOf(further),
        link: url(digestPath(channels)),
        settingsLink: url(pageLinks.notificationSettings()),
        unsubscribe: {
          page: url(pageLinks.unsubscribe(secret)),
          oneClick: (config.apiUrl ?? config.publicUrl) + apiLinks.unsubscribe(secret),
        },
        // An answer to what comes from two memberships would reach the wrong one.
        ...(others.length === 0 && supportEmail && { supportEmail }),
      },
    });
  });
}
