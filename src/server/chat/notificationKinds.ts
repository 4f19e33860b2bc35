import { pageLinks } from '../../domain/links';
import {
  badNewsContent,
  fillHtml,
  groupKeyOf,
  groupSummary,
  notificationKinds,
  pageLinkContent,
} from '../notifications';
import { wordsIn } from './noticeWords.gen';

/**
 * A mention; settled when the person has read the message or left the conversation, or when the message no longer
 * mentions them or is removed. Sorted like the messages.
 */
export const mentionSubject = (messageId: string) => `mention:${messageId}`;

export const chatNotifications = notificationKinds({
  /** Without the text, which stays in the conversation. */
  mentioned: {
    content: (data: { senderName: string; channelName: string; channelId: string; messageId: string }, language) => {
      const words = wordsIn(language).mentioned;
      const { channelId, messageId } = data;
      const page = pageLinks.message(channelId, messageId);
      return {
        ...pageLinkContent(fillHtml(words.text, data), words.button, page, mentionSubject(messageId)),
        group: { about: channelId, summary: groupSummary(words.group, data) },
      };
    },
    push: 'high',
    personal: true,
    replacesEarlier: true,
  },
  'message-removed': {
    content: (data: { leaderName: string; channelName: string; channelId: string }, language) => {
      const words = wordsIn(language).messageRemoved;
      return {
        ...badNewsContent(fillHtml(words.text, data), language),
        group: { about: data.channelId, summary: groupSummary(words.group, data) },
      };
    },
    push: true,
  },
});

export const mentionGroup = (channelId: string) => groupKeyOf(chatNotifications.mentioned, channelId);
