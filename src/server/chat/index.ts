/** What other areas use of this one. */
export { channelPeople, isInChannel } from './channelPeople';
export {
  channelChanged,
  createPodChannel,
  ensureLeaderChannel,
  isInLeaderChannel,
  leaderChannelChanged,
  leaderStandingChanged,
  podChanged,
  removeMessagesOf,
} from './channels';
export { peopledChannels, tellChannelsSwitched } from './featureSwitch';
