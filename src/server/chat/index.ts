export { channelPeople } from './channelPeople';
export { createPodChannel, ensureLeaderChannel } from './channels';
export { channelsWithPeople, publishChatSwitch } from './chatFeature';
export {
  leaderChannelPeople,
  publishChannelChange,
  publishLeaderChannelChange,
  type ChannelChange as ChannelChange,
} from './channelChanges';
export { lastMessageOfPod } from './lastMessage';
export { leaveBlockedTimeOutOfDigests } from './muteChannel';
export { messagesAsReported, type MessageAsReported } from './messages/messagesAsReported';
export { eventWithoutPeople } from './messages/seenMessage';
export { removeReportedMessage } from './messages/removeMessage';
export { removeMessagesOf } from './messages/removeMessages';
