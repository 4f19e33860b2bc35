import { meetingDate, timeWithZone } from '../../domain/meetings/display';
import { countWithNoun, joinWithAnd } from '../../domain/text/words';
import { greeting, type Block, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { missedCountText, channelNamesText, totalMissed } from './digests/missedWords';

export interface MissedChannel {
  name: string;
  membershipName: string;
  /** At most 101, which means more than 100. */
  count: number;
  from: string[];
  others?: number;
  /** When the first message was written, epoch seconds. */
  since: number;
  /** The first messages, shortened; absent if the reader wants no previews. */
  lines?: { from: string; text: string }[];
}

function channelBlock({ name, membershipName, count, from, others = 0, since, lines }: MissedChannel, zone: string) {
  const people = joinWithAnd(others > 0 ? [...from, countWithNoun(others, 'other')] : from);
  const when = `${meetingDate(since, zone)}, ${timeWithZone(since, zone)}`;
  const blocks: Block[] = [`${name} (${membershipName}): ${missedCountText(count)} from ${people}, since ${when}.`];
  // In quotes, so that no part of it looks like one of our links.
  if (lines) blocks.push({ facts: lines.map((line) => [line.from, `‘${line.text}’`] as const) });
  return blocks;
}

export const chatMails = mailTemplates(
  {
    'missed-messages': (
      data: {
        firstName: string;
        timezone: string;
        channels: MissedChannel[];
        furtherChannels?: number;
        furtherMessages?: number;
        link: string;
        settingsLink: string;
        unsubscribe: { page: string; oneClick: string };
        supportEmail?: string;
      },
      language,
    ): MailContent => {
      const { firstName, timezone, channels, furtherChannels = 0, furtherMessages = 0 } = data;
      const { link, settingsLink, unsubscribe, supportEmail } = data;
      const further = countWithNoun(furtherChannels, 'more chat');
      return {
        subject: `${missedCountText(totalMissed(channels) + furtherMessages)} ${channelNamesText(channels, furtherChannels)}`,
        paragraphs: [
          greeting(firstName, language),
          'Since you last looked:',
          ...channels.flatMap((channel) => channelBlock(channel, timezone)),
          ...(furtherChannels > 0 ? [`There’s something new in ${further} too.`] : []),
        ],
        button: { label: 'Read messages', link },
        why: 'You’re getting this because you haven’t read these messages yet. We mention each one only once.',
        settings: { label: 'Change how often you get these emails', link: settingsLink },
        unsubscribe,
        ...(supportEmail && { replyTo: supportEmail }),
      };
    },
  },
  { isShortLived: true },
);
