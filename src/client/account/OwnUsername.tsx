import { useGetMyUserQuery } from '../api/sessionApi';
import { HiddenUsername } from '../ui/form/HiddenUsername';

/** Tells password managers that the password is the user's own. */
export function OwnUsername() {
  const { data: user } = useGetMyUserQuery();
  return <HiddenUsername email={user?.email ?? ''} />;
}
