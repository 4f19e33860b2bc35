import { useState } from 'react';
import type { Membership } from '../../../contract/entities.gen';
import { membershipLogoUrl } from '../../api/membershipsApi';
import { InitialsAvatar } from '../../ui/people/InitialsAvatar';
import classes from './MembershipLogo.module.css';

interface MembershipLogoProps {
  /** Undefined while the membership is loading; the space is reserved. */
  membership: Pick<Membership, 'id' | 'name' | 'hasLogo' | 'logoVersion'> | undefined;
  /** The place: in a line of text, next to a two-line name, or at the head of a card. */
  size?: 'line' | 'card' | 'head';
}

/**
 * A membership's logo, or its initials if there is none or it can't be loaded. Hidden from screen readers, since the
 * membership's name is always next to it.
 */
export function MembershipLogo({ membership, size = 'card' }: MembershipLogoProps) {
  const address = membership?.hasLogo ? membershipLogoUrl(membership.id, membership.logoVersion) : undefined;
  // The address of an image that failed to load; a new address is tried again.
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
