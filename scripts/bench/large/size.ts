/** The size of a data set. */
export interface Size {
  name: 'small' | 'large';
  people: number;
  /** The number of memberships with `wide` people; the other people are in memberships of 200. */
  wideMemberships: number;
  wide: number;
  messages: number;
  /**
   * How many of the messages are in the channel of the first pod, and in the leader channel of the first membership.
   */
  podChannel: number;
  leaderChannel: number;
  /** The number of past steps per person over the year. */
  steps: number;
  notificationsEach: number;
  events: number;
}

/** The same in both sets: a measured person's data, except where it depends on the size of a membership. */
const alike = { podChannel: 10_000, leaderChannel: 2_500, steps: 26, notificationsEach: 10 };

export const PLAIN_MEMBERSHIP = 200;

/** Seats per pod; every third pod has a free seat. */
export const SEATS = 10;

export const small: Size = {
  ...alike,
  name: 'small',
  people: 1_000,
  wideMemberships: 1,
  wide: 600,
  messages: 50_000,
  events: 10_000,
};

/** A hundred times as large. */
export const large: Size = {
  ...alike,
  name: 'large',
  people: 100_000,
  wideMemberships: 4,
  wide: 5_000,
  messages: 5_000_000,
  events: 1_000_000,
};

/** Must be increased with every change to the fill, so that older data sets are rebuilt. */
export const FILL_VERSION = 3;
