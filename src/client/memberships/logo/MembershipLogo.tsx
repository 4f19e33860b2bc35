import { useState } from 'react';
import type { Membership } from '../../../contract/entities.gen';
import { membershipLogoUrl } from '../../api/membershipsApi';
import { InitialsAvatar } from '../../ui/people/InitialsAvatar';
import classes from './MembershipLogo.module.css';

interface MembershipLogoProps {
  membership: Pick<Membership, 'id' | 'name' | 'hasLogo' | 'logoVersion'> | undefined;
  size?: 'line' | 'card' | 'head';
}

/**
 * Falls back to initials if the image can't be loaded. Hidden from screen readers, since the name is always next to
 * it.
 */
export function MembershipLogo({ membership, size = 'card' }: MembershipLogoProps) {
  const address = membership?.hasLogo ? membershipLogoUrl(membership.id, membership.logoVersion) : undefined;
  const [missing, setMissing] = useState<string>();
  const logo = () => {
    if (!membership) return null;
    if (address && address !== missing) {
      return <img className={classes.logo} src={address} alt="" onError={() => setMissing(address)} />;
    }
    const [first = '', second] = membership.name.trim().split(/\s+/);
    return <InitialsAvatar userId={undefined} firstName={first} lastName={second} />;
  };
  return (
    <span className={classes.place} data-size={size}>
      {logo()}
    </span>
  );
}
