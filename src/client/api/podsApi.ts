import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/pods.gen';

/** What changes when somebody takes or gives up a place; with it what they may do in the membership. */
const places = ['Membership', 'Pod', 'PodMember', 'Waitlist', 'Channel', 'Step', 'Member', 'Leader'] as const;

export const podsApi = withCacheRules(enhancedApi, {
  listPods: { providesTags: ['Pod'] },
  listMyPods: { providesTags: ['Pod'] },
  getPod: { providesTags: ['Pod'] },
  listPodMembers: { providesTags: ['PodMember'] },
  listWaitlists: { providesTags: ['Waitlist'] },
  listMyWaitlists: { providesTags: ['Waitlist'] },
  createPod: { invalidatesTags: places },
  // Another link puts an end to the assistant's, which was in force.
  updatePod: { invalidatesTags: ['Pod', 'Meeting', 'Waitlist', 'Channel', 'Step', 'Assistant'] },
  deletePod: { invalidatesTags: places },
  joinPod: { invalidatesTags: places },
  leavePod: { invalidatesTags: places },
  switchPod: { invalidatesTags: places },
  removePodMember: { invalidatesTags: [...places, 'Assistant'] },
  joinWaitlist: { invalidatesTags: ['Pod', 'Waitlist'] },
  leaveWaitlist: { invalidatesTags: ['Pod', 'Waitlist'] },
});

export * from './generated/pods.gen';
