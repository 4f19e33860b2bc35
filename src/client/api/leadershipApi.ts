import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/leadership.gen';

/** What changes when somebody becomes, or is no longer, leader or assistant of a pod. */
const leading = ['Pod', 'PodMember', 'Leader', 'Member', 'Membership', 'Channel', 'LeaderPod', 'Meeting'] as const;

withCacheRules(enhancedApi, {
  listLeaders: { providesTags: ['Leader'] },
  getMyLeaderStatus: { providesTags: ['LeaderStatus'] },
  requestLeadership: { invalidatesTags: ['LeaderStatus', 'Membership'] },
  setLeaderStatus: { invalidatesTags: ['Leader', 'Member', 'LeaderStatus'] },
  approveLeader: { invalidatesTags: ['Leader', 'Member', 'Notification'] },
  declineLeader: { invalidatesTags: ['Leader', 'Member', 'Notification'] },
  // A confirmed assistant takes the pod over.
  demoteLeader: { invalidatesTags: [...leading, 'LeaderStatus', 'Assistant'] },
  getLeaderCandidates: { providesTags: ['LeaderTransfer', 'PodMember', 'Leader'] },
  listMyLeaderTransfers: { providesTags: ['LeaderTransfer'] },
  getLeaderTransfer: { providesTags: ['LeaderTransfer'] },
  offerLeaderTransfer: { invalidatesTags: ['LeaderTransfer'] },
  // Whoever comes in to lead gets a step there, and the seat that is free goes to who waits for it.
  acceptLeaderTransfer: {
    invalidatesTags: [...leading, 'LeaderTransfer', 'LeaderStatus', 'Notification', 'Assistant', 'Step', 'Waitlist'],
  },
  declineLeaderTransfer: { invalidatesTags: ['LeaderTransfer', 'Pod', 'Notification'] },
  getAssistantLeader: { providesTags: ['Assistant'] },
  assignAssistantLeader: { invalidatesTags: ['Assistant', 'Pod', 'PodMember'] },
  unassignAssistantLeader: { invalidatesTags: ['Assistant', ...leading] },
  confirmAssistantLeader: { invalidatesTags: ['Assistant', 'Notification', ...leading] },
});

export * from './generated/leadership.gen';
