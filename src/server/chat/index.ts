/** What other areas use of this one. */
export { channelPeople, isInChannel } from './channelPeople';
export { createPodChannel, ensureLeaderChannel } from './channels';
export { peopledChannels, tellChannelsSwitched } from './featureSwitch';
export { channelChanged, isInLeaderChannel, leaderChannelChanged, leaderStandingChanged, podChanged } from './notices';
export { removeMessagesOf } from './removeMessages';
