/** The chat area's public interface. */
export { channelPeople } from './channelPeople';
export { createPodChannel, ensureLeaderChannel } from './channels';
export { channelsWithPeople, publishChatSwitch } from './chatFeature';
export {
  leaderChannelPeople,
  publishChannelChange,
  publishLeaderChannelChange,
  publishPodChange,
  type Change as ChannelChange,
} from './notices';
export { removeMessagesOf } from './messages/removeMessages';
