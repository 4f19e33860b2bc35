import type { Channel } from '../../contract/entities.gen';
import { idOf } from './samples';

export const exampleChannels = (...given: Partial<Channel>[]): Channel[] =>
  given.map((changes, index) => ({
    id: idOf(500 + index),
    name: `Early Birds ${index}`,
    businessId: idOf(900),
    membershipId: idOf(100),
    membershipName: 'Momentum Circle',
    leaderChannel: false,
    unread: 0,
    messages: [],
    ...changes,
  }));
