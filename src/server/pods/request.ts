/** The requesting user and the pod. */
export interface PodRequest {
  membershipId: string;
  podId: string;
  userId: string;
}

/** A person coming into a pod. Staff who aren't members become one (`isStaff`). */
export interface JoinRequest extends PodRequest {
  isStaff?: boolean;
}
