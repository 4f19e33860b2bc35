export interface PodRequest {
  membershipId: string;
  podId: string;
  userId: string;
}

/** A person who joins a pod. Staff who aren't members become members (`isStaff`). */
export interface JoinRequest extends PodRequest {
  isStaff?: boolean;
}
