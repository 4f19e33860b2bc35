import { useGetMyAccountQuery } from '../api/accountApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { EmailText } from '../ui/people/EmailText';
import { fullName } from '../ui/people/fullName';
import { PersonAvatar } from '../ui/people/PersonAvatar';
import classes from './account.module.css';

export function MyName() {
  const { data: user } = useGetMyUserQuery();
  const { data: account } = useGetMyAccountQuery();
  // As high while it loads.
  if (!user) return <div className={classes.me} />;
  return (
    <div className={classes.me}>
      <PersonAvatar person={{ ...user, userId: user.id, photoId: account?.photoId }} size="portrait" />
      <p className={classes.myName}>
        <b>{fullName(user)}</b>
        <small>
          <EmailText address={user.email} />
        </small>
      </p>
    </div>
  );
}
