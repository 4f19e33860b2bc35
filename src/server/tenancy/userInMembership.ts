export interface UserInMembership {
  membershipId: string;
  userId: string;
}
