/** A person in a membership. */
export interface UserInMembership {
  membershipId: string;
  userId: string;
}
