/** What a membership's leader channel is called: '… Leaders', once (rule chat.channels). */
export const leaderChannelName = (membershipName: string): string =>
  /\bleaders$/i.test(membershipName) ? membershipName : `${membershipName} Leaders`;
