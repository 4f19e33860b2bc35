import type { Findable } from '../../../domain/text/matches';

/** Somewhere to go: a page about something, or one of one's own. */
export interface Destination extends Findable {
  kind: 'pod' | 'person' | 'chat' | 'page';
  /** Whose it is, or who leads it. */
  also?: string;
  /** The address. */
  to: string;
}

/** Each address once, where it first came. */
export const once = (destinations: readonly Destination[]): Destination[] => [
  ...new Map(destinations.map((one) => [one.to, one])).values(),
];
