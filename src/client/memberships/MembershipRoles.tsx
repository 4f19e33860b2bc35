import type { Membership } from '../../contract/entities.gen';
import { Badge } from '../ui/Badge';
import { words } from './membershipWords.gen';

export function MembershipRoles({ membership: { owner, admin, leader, member } }: { membership: Membership }) {
  const { roles } = words;
  const mine = [owner && roles.owner, admin && roles.admin, leader && roles.leader, member && !leader && roles.member];
  return mine.map((role) => role && <Badge key={role}>{role}</Badge>);
}
