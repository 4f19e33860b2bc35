/** How much a set of data has. */
export interface Size {
  name: 'small' | 'large';
  people: number;
  /** Memberships of so many people; the rest are in memberships of 200. */
  wideMemberships: number;
  wide: number;
  messages: number;
  /** So many of them in the channel of the first pod, and in that of the first membership's leaders. */
  podChannel: number;
  leaderChannel: number;
  /** So many steps lie behind everybody, over the year. */
  steps: number;
  notificationsEach: number;
  events: number;
}

/** What somebody has who is measured is the same in both, where it doesn't come of the size of a membership. */
const alike = { podChannel: 10_000, leaderChannel: 2_500, steps: 26, notificationsEach: 10 };

export const PLAIN_MEMBERSHIP = 200;

/** The places in a pod; in every third pod one of them is free. */
export const PLACES = 10;

export const small: Size = {
  ...alike,
  name: 'small',
  people: 1_000,
  wideMemberships: 1,
  wide: 600,
  messages: 50_000,
  events: 10_000,
};

/** A hundred times as much. */
export const large: Size = {
  ...alike,
  name: 'large',
  people: 100_000,
  wideMemberships: 4,
  wide: 5_000,
  messages: 5_000_000,
  events: 1_000_000,
};

/** Rises with what a fill makes, so that a set from before is made anew. */
export const FILL_VERSION = 2;
