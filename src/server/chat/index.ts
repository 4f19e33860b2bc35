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
export { removeMessagesOf } from './messages/removeMessages';
