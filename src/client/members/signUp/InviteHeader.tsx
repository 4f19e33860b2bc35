import { membershipLogoUrl } from '../../api/membershipsApi';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { words } from '../words.gen';
import classes from './InviteHeader.module.css';

interface InviteHeaderProps {
  invite: { membershipId: string; membershipName: string; businessName: string; hasLogo: boolean };
}

export function InviteHeader({ invite }: InviteHeaderProps) {
  return (
    <div className={classes.host}>
      {invite.hasLogo && (
        <img className={classes.logo} src={membershipLogoUrl(invite.membershipId)} alt="" width={64} height={64} />
      )}
      <div>
        <p className={classes.business}>{words.invitedBy({ business: invite.businessName })}</p>
        <p className={classes.membership}>{invite.membershipName}</p>
      </div>
    </div>
  );
}

export function InviteHeaderSkeleton() {
  return (
    <div className={classes.host}>
      <RowsSkeleton count={1} />
    </div>
  );
}
