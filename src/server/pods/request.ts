/** Who asks something of which pod. */
export interface PodRequest {
  membershipId: string;
  podId: string;
  userId: string;
}

/** Who comes into a pod. Staff without a place in the membership get one (`isStaff`). */
export interface JoinRequest extends PodRequest {
  isStaff?: boolean;
}
