import type { SearchableItem } from '../../../domain/text/matches';

/** A destination: one of the user's own pages, or a page about a pod, person or chat. */
export interface Destination extends SearchableItem {
  kind: 'pod' | 'person' | 'chat' | 'page';
  /** The owner or leader. */
  also?: string;
  to: string;
}

/** Removes duplicate addresses, keeping the first of each. */
export const uniqueByAddress = (destinations: readonly Destination[]): Destination[] => [
  ...new Map(destinations.map((one) => [one.to, one])).values(),
];
