import { useGetMyUserQuery } from '../api/sessionApi';
import { HiddenUsername } from '../ui/form/HiddenUsername';

/** Tells password managers which account the password belongs to. */
export function OwnUsername() {
  const { data: user } = useGetMyUserQuery();
  return <HiddenUsername email={user?.email ?? ''} />;
}
