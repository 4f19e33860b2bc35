export interface Size {
  name: 'small' | 'large';
  people: number;
  wideMemberships: number;
  wide: number;
  messages: number;
  podChannel: number;
  leaderChannel: number;
  steps: number;
  notificationsEach: number;
  events: number;
}

/** The same in both sets: a measured person's data, except where it depends on the size of a membership. */
const alike = { podChannel: 10_000, leaderChannel: 2_500, steps: 26, notificationsEach: 10 };

export const PLAIN_MEMBERSHIP = 200;

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
