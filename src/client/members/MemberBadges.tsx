import { IconBan, IconHourglass } from '@tabler/icons-react';
import type { Member } from '../../contract/entities.gen';
import { Badge } from '../ui/Badge';
import { words } from './words.gen';

const text = words.member;

export function MemberBadges({ member: { staffRole, disabled, leaderStatus } }: { member: Member }) {
  return (
    <>
      {staffRole && <Badge tone="primary">{text.staff[staffRole]}</Badge>}
      {leaderStatus === 'PENDING_APPROVAL' && (
        <Badge tone="now" icon={<IconHourglass aria-hidden />}>
          {text.statuses.PENDING_APPROVAL}
        </Badge>
      )}
      {disabled && <Badge icon={<IconBan aria-hidden />}>{text.disabled}</Badge>}
    </>
  );
}
