import { isOwner, isStaff, type Relation } from './relation';

/** What a caller may do with a business; travels with it. */
export type BusinessCan = {
  edit: boolean;
  addMembership: boolean;
  viewAdmins: boolean;
  inviteAdmin: boolean;
  removeAdmin: boolean;
  configureZoom: boolean;
  viewAuditLog: boolean;
  /** Decide whether staff must use two-factor login. */
  requireTwoFactor: boolean;
};

/** Who the admins are is the owner's to decide, all else is for owner and admins alike (rule businesses.roles). */
export function businessCan(relation: Relation): BusinessCan {
  const staff = isStaff(relation);
  const owner = isOwner(relation);
  return {
    edit: staff,
    addMembership: staff,
    viewAdmins: staff,
    inviteAdmin: owner,
    removeAdmin: owner,
    configureZoom: staff,
    viewAuditLog: owner,
    requireTwoFactor: owner,
  };
}
