import { enhancedApi } from './generated/members.gen';

enhancedApi.enhanceEndpoints({
  endpoints: {
    listMembers: { providesTags: ['Member'] },
    acceptInvite: { invalidatesTags: ['Business', 'Membership', 'Pod', 'Waitlist', 'Channel', 'Action'] },
    leaveMembership: { invalidatesTags: ['Business', 'Membership', 'Pod', 'LeaderPod', 'Waitlist', 'Channel', 'Step'] },
    removeMember: { invalidatesTags: ['Member', 'Leader', 'Pod', 'PodMember', 'Waitlist'] },
    disableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
    enableMember: { invalidatesTags: ['Member', 'Leader', 'PodMember'] },
    changeMemberEmail: { invalidatesTags: ['Member'] },
  },
});

export * from './generated/members.gen';
