import { isOwner, isStaff, type Relation } from './relation';

export type BusinessCan = {
  edit: boolean;
  addMembership: boolean;
  viewAdmins: boolean;
  inviteAdmin: boolean;
  removeAdmin: boolean;
  configureZoom: boolean;
  manageApiKeys: boolean;
  handleReports: boolean;
  viewAuditLog: boolean;
  requireTwoFactor: boolean;
};

/** Only the owner manages admins; both may do everything else (rule businesses.roles). */
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
    manageApiKeys: staff,
    handleReports: staff,
    viewAuditLog: owner,
    requireTwoFactor: owner,
  };
}
