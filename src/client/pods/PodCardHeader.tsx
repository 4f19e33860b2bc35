import { IconShieldHalf, IconStar } from '@tabler/icons-react';
import type { Pod, PodRole, ScheduledMeeting } from '../../contract/entities.gen';
import { PausedBadge } from '../meetings';
import { MembershipLogo, useMembership } from '../memberships';
import { Badge } from '../ui/Badge';
import { CardHeader } from '../ui/pages/CardHeader';
import { words } from './words.gen';

export function RoleBadge({ role }: { role: PodRole | undefined }) {
  if (role === undefined || role === 'participant') return null;
  const Icon = role === 'leader' ? IconStar : IconShieldHalf;
  return (
    <Badge tone="primary" icon={<Icon aria-hidden />}>
      {words.roles[role]}
    </Badge>
  );
}

interface PodCardHeaderProps {
  name: string;
  to?: string;
  role?: Pod['myRole'];
  meeting: ScheduledMeeting;
  subtitle: string;
  membershipId?: string;
}

export function PodCardHeader({ name, to, role, meeting, subtitle, membershipId }: PodCardHeaderProps) {
  const logo = membershipId !== undefined && <LogoOf membershipId={membershipId} />;
  return (
    <CardHeader name={name} to={to} subtitle={subtitle} logo={logo}>
      <RoleBadge role={role} />
      <PausedBadge meeting={meeting} />
    </CardHeader>
  );
}

function LogoOf({ membershipId }: { membershipId: string }) {
  return <MembershipLogo membership={useMembership(membershipId)} />;
}
