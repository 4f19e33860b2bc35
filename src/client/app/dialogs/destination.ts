import type { SearchableItem } from '../../../domain/text/matches';

export interface Destination extends SearchableItem {
  kind: 'pod' | 'person' | 'chat' | 'page';
  also?: string;
  to: string;
}

export const uniqueByAddress = (destinations: readonly Destination[]): Destination[] => [
  ...new Map(destinations.map((one) => [one.to, one])).values(),
];
