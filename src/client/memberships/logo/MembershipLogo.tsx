import { useState } from 'react';
import type { Membership } from '../../../contract/entities.gen';
import { membershipLogoUrl } from '../../api/membershipsApi';
import { InitialsAvatar } from '../../ui/people/InitialsAvatar';
import classes from './MembershipLogo.module.css';

interface MembershipLogoProps {
  /** Undefined while it is not known; its place is kept. */
  membership: Pick<Membership, 'id' | 'name' | 'hasLogo' | 'logoVersion'> | undefined;
  /** In a line of text, beside a name and a line under it, or at the head of a card. */
  size?: 'line' | 'card' | 'head';
}

/** The logo of a membership, or its initials where it has none or it can't be had. Its name stands beside it, so it says nothing. */
export function MembershipLogo({ membership, size = 'card' }: MembershipLogoProps) {
  const address = membership?.hasLogo ? membershipLogoUrl(membership.id, membership.logoVersion) : undefined;
  // The address of an image that could not be had; another one may be there.
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
