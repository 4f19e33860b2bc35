import { pageLinks } from '../../domain/links';
import {
  badNewsContent,
  fillHtml,
  groupKeyOf,
  notificationKinds,
  pageLinkContent,
  type NamedPerson,
} from '../notifications';
import { wordsIn } from './noticeWords.gen';
import { channelName } from './presenter';

/**
 * A mention; settled when the person has read the message or left the conversation, or when the message no longer
 * mentions them or is removed. Sorted like the messages.
 */
export const mentionSubject = (messageId: string) => `mention:${messageId}`;

interface InChannel {
  channelId: string;
  /** Null for the channel of a membership's leaders. */
  podName: string | null;
  membershipName: string;
}

export const chatNotifications = notificationKinds({
  /** Without the text, which stays in the conversation. */
  mentioned: {
    content: (data: InChannel & { sender: NamedPerson; messageId: string }, language) => {
      const words = wordsIn(language).mentioned;
      const { sender, channelId, messageId } = data;
      const named = { channelName: channelName(data, language) };
      const message = fillHtml(words.text, { ...named, senderName: sender.name });
      return {
        ...pageLinkContent(message, words.button, pageLinks.message(channelId, messageId), mentionSubject(messageId)),
        group: { about: channelId, summary: (count) => fillHtml(words.group, { ...named, count }) },
      };
    },
    push: 'high',
    personal: true,
    replacesEarlier: true,
  },
  'message-removed': {
    content: (data: InChannel & { leader: NamedPerson }, language) => {
      const words = wordsIn(language).messageRemoved;
      const named = { channelName: channelName(data, language) };
      return {
        ...badNewsContent(fillHtml(words.text, { ...named, leaderName: data.leader.name }), language),
        group: { about: data.channelId, summary: (count) => fillHtml(words.group, { ...named, count }) },
      };
    },
    push: true,
  },
});

export const mentionGroup = (channelId: string) => groupKeyOf(chatNotifications.mentioned, channelId);
