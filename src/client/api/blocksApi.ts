import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/blocks.gen';

/** What a block hides and shows; the stream also has both people's other pages load it again. */
const hiddenTags = ['Block', 'Channel', 'Message', 'StepResponse', 'Notification'] as const;

export const blocksApi = withCacheRules(enhancedApi, {
  listBlocks: { providesTags: ['Block'] },
  getBlock: { providesTags: ['Block'] },
  blockPerson: { invalidatesTags: [...hiddenTags] },
  unblockPerson: { invalidatesTags: [...hiddenTags] },
});

export * from './generated/blocks.gen';
