/** '… Leaders', without repeating the word (rule chat.channels). */
export const leaderChannelName = (membershipName: string): string =>
  /\bleaders$/i.test(membershipName) ? membershipName : `${membershipName} Leaders`;
