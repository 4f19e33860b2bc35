import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/members.gen';

withCacheRules(enhancedApi, {
  // Who registers is not logged in yet.
  registerMember: 'none',
  listMembers: { providesTags: ['Member'] },
  acceptInvite: { invalidatesTags: ['Business', 'Membership', 'Pod', 'Waitlist', 'Channel', 'Action'] },
  leaveMembership: { invalidatesTags: ['Business', 'Membership', 'Pod', 'LeaderPod', 'Waitlist', 'Channel', 'Step'] },
  removeMember: { invalidatesTags: ['Member', 'Leader', 'Pod', 'PodMember', 'Waitlist'] },
  disableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
  enableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
  changeMemberEmail: { invalidatesTags: ['Member'] },
});

export * from './generated/members.gen';
