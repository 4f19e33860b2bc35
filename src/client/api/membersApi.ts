import { membershipLists, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/members.gen';

withCacheRules(enhancedApi, {
  // Who registers is not logged in yet.
  registerMember: 'none',
  listMembers: { providesTags: ['Member'] },
  acceptInvite: { invalidatesTags: ['Business', 'Membership', 'Pod', 'Waitlist', 'Channel', 'Action'] },
  // Of memberships the lists alone: the one that was left is not there for them any more.
  leaveMembership: {
    invalidatesTags: [membershipLists, 'Business', 'Pod', 'LeaderPod', 'Waitlist', 'Channel', 'Step'],
  },
  removeMember: { invalidatesTags: ['Member', 'Leader', 'Pod', 'PodMember', 'Waitlist'] },
  disableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
  enableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
  changeMemberEmail: { invalidatesTags: ['Member'] },
});

export * from './generated/members.gen';
