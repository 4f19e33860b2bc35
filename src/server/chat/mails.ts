import { meetingDate, timeWithZone } from '../../domain/meetings/display';
import type { Language } from '../../domain/text/languages';
import { greeting, type Block, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn } from './digests/digestWords.gen';
import { MAX_COUNTED_MESSAGES, missedText } from './digests/missedWords';
import { namesText } from '../../domain/text/lists';

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

function channelBlock(channel: MissedChannel, zone: string, language: Language): Block[] {
  const words = wordsIn(language);
  const { name, membershipName, count, from, others = 0, since, lines } = channel;
  const senders = namesText(from, from.length + others, from.length, language);
  const values = {
    name,
    membershipName,
    senders,
    date: meetingDate(since, zone, language),
    time: timeWithZone(since, zone, language),
  };
  return [
    count > MAX_COUNTED_MESSAGES
      ? words.channel.uncounted({ ...values, max: MAX_COUNTED_MESSAGES })
      : words.channel.counted({ ...values, count }),
    // In quotes, so that no part of it looks like one of our links.
    ...(lines ? [{ facts: lines.map((line) => [line.from, words.quotedLine({ text: line.text })] as const) }] : []),
  ];
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
      const words = wordsIn(language);
      const { firstName, timezone, channels, furtherChannels = 0, furtherMessages = 0 } = data;
      const { link, settingsLink, unsubscribe, supportEmail } = data;
      return {
        subject: missedText(channels, language, { furtherChannels, furtherMessages }),
        paragraphs: [
          greeting(firstName, language),
          words.sinceYouLooked,
          ...channels.flatMap((channel) => channelBlock(channel, timezone, language)),
          ...(furtherChannels > 0 ? [words.furtherChannels({ count: furtherChannels })] : []),
        ],
        button: { label: words.button, link },
        why: words.why,
        settings: { label: words.settings, link: settingsLink },
        unsubscribe,
        ...(supportEmail && { replyTo: supportEmail }),
      };
    },
  },
  { isShortLived: true },
);
