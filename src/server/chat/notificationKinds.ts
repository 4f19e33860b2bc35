import { pageLinks } from '../../domain/links';
import { badNewsContent, groupKeyOf, html, notificationKinds, pageLinkContent } from '../notifications';

/**
 * A mention; settled when the person has read the message or left the conversation, or when the message no longer
 * mentions them or is removed. Sorted like the messages.
 */
export const mentionSubject = (messageId: string) => `mention:${messageId}`;

export const chatNotifications = notificationKinds({
  /** Without the text, which stays in the conversation. */
  mentioned: {
    content: (data: { senderName: string; channelName: string; channelId: string; messageId: string }) => ({
      ...pageLinkContent(
        html`<b>${data.senderName}</b> mentioned you in <b>${data.channelName}</b>.`,
        'See message',
        pageLinks.message(data.channelId, data.messageId),
        mentionSubject(data.messageId),
      ),
      group: { about: data.channelId, summary: html`messages mention you in <b>${data.channelName}</b>.` },
    }),
    push: 'high',
    personal: true,
    replacesEarlier: true,
  },
  'message-removed': {
    content: (data: { leaderName: string; channelName: string; channelId: string }, language) => ({
      ...badNewsContent(
        html`<b>${data.leaderName}</b> removed one of your messages in <b>${data.channelName}</b>.`,
        language,
      ),
      group: { about: data.channelId, summary: html`of your messages were removed in <b>${data.channelName}</b>.` },
    }),
    push: true,
  },
});

export const mentionGroup = (channelId: string) => groupKeyOf(chatNotifications.mentioned, channelId);
