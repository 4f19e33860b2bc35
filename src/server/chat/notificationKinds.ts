import { pageLinks } from '../../domain/links';
import { acknowledgement, groupKeyOf, html, notificationKinds, pageLink } from '../notifications';

/**
 * That somebody is mentioned: settled when they have read the message, it mentions them no more or is removed, and when
 * they lose the conversation. In the order of the messages.
 */
export const mentionSubject = (messageId: string) => `mention:${messageId}`;

export const chatNotifications = notificationKinds({
  /** Without what was written: that stays in the conversation. */
  mentioned: {
    content: (data: { senderName: string; channelName: string; channelId: string; messageId: string }) => ({
      ...pageLink(
        html`<b>${data.senderName}</b> mentioned you in <b>${data.channelName}</b>.`,
        'See message',
        pageLinks.message(data.channelId, data.messageId),
        mentionSubject(data.messageId),
      ),
      group: { about: data.channelId, summary: html`messages mention you in <b>${data.channelName}</b>.` },
    }),
    push: 'high',
  },
  /** To who wrote it. */
  'message-removed': {
    content: (data: { leaderName: string; channelName: string; channelId: string }) => ({
      ...acknowledgement(html`<b>${data.leaderName}</b> removed one of your messages in <b>${data.channelName}</b>.`),
      group: { about: data.channelId, summary: html`of your messages were removed in <b>${data.channelName}</b>.` },
    }),
    push: true,
  },
});

/** Under which the mentions of a channel are stored. */
export const mentionGroup = (channelId: string) => groupKeyOf(chatNotifications.mentioned, channelId);
