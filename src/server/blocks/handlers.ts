import type { HandlersOf } from '../platform/http/call';
import { blockPerson, unblockPerson } from './blockPerson';
import { getBlock, listBlocks } from './reads';

export const blockHandlers: HandlersOf<'listBlocks' | 'getBlock' | 'blockPerson' | 'unblockPerson'> = {
  listBlocks: ({ caller }, { database }) => listBlocks(database.db, caller.userId),

  getBlock: ({ params, caller }, { database }) =>
    getBlock(database.db, { userId: caller.userId, personId: params.userId.toLowerCase() }),

  blockPerson: async ({ params, caller }, context) => {
    await blockPerson(context, { userId: caller.userId, personId: params.userId.toLowerCase() });
    return { done: true };
  },

  unblockPerson: async ({ params, caller }, context) => {
    await unblockPerson(context, { userId: caller.userId, personId: params.userId.toLowerCase() });
    return { done: true };
  },
};
