import {
  announcementRecipients,
  announcements,
  channelMutes,
  channelReads,
  digestMarkers,
  digests,
  messageImages,
  messageMentions,
  messageReactions,
  messages,
} from '../../platform/database/schema';
import { channelName, columnsWithout, nameIn, type DataPart } from './dataPart';

/** An image is about 100 KB. */
const IMAGES_AT_ONCE = 5;

export const chatParts: DataPart[] = [
  {
    name: 'announcementsWritten',
    table: announcements,
    owner: announcements.authorId,
    fields: {
      ...columnsWithout(announcements, [announcements.authorId]),
      membershipName: nameIn('memberships', announcements.membershipId),
    },
  },
  {
    name: 'announcementsReceived',
    table: announcementRecipients,
    owner: announcementRecipients.userId,
    fields: columnsWithout(announcementRecipients, [announcementRecipients.userId, announcementRecipients.dueAt]),
  },
  {
    name: 'messages',
    table: messages,
    owner: messages.senderId,
    fields: {
      ...columnsWithout(messages, [
        messages.senderId,
        messages.contentKey,
        messages.clientId,
        messages.version,
        messages.removedBy,
      ]),
      channelName: channelName(messages.channelId),
    },
  },
  {
    name: 'messagesRemoved',
    table: messages,
    owner: messages.removedBy,
    fields: { id: messages.id, channelId: messages.channelId, removedAt: messages.removedAt },
  },
  {
    name: 'reactions',
    table: messageReactions,
    owner: messageReactions.userId,
    fields: columnsWithout(messageReactions, [messageReactions.userId, messageReactions.position]),
  },
  {
    name: 'mentions',
    table: messageMentions,
    owner: messageMentions.userId,
    fields: columnsWithout(messageMentions, [messageMentions.userId]),
  },
  {
    name: 'images',
    table: messageImages,
    owner: messageImages.uploaderId,
    fields: columnsWithout(messageImages, [messageImages.uploaderId]),
    batchRows: IMAGES_AT_ONCE,
  },
  {
    name: 'reads',
    table: channelReads,
    owner: channelReads.userId,
    fields: {
      ...columnsWithout(channelReads, [channelReads.userId]),
      channelName: channelName(channelReads.channelId),
    },
  },
  {
    name: 'mutes',
    table: channelMutes,
    owner: channelMutes.userId,
    fields: {
      ...columnsWithout(channelMutes, [channelMutes.userId]),
      channelName: channelName(channelMutes.channelId),
    },
  },
  {
    name: 'digests',
    table: digests,
    owner: digests.userId,
    fields: columnsWithout(digests, [digests.userId]),
  },
  {
    name: 'digestMarkers',
    table: digestMarkers,
    owner: digestMarkers.userId,
    fields: columnsWithout(digestMarkers, [digestMarkers.userId]),
  },
];
