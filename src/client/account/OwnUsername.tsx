import { useGetMyUserQuery } from '../api/sessionApi';
import { UsernameOf } from '../ui/form/UsernameOf';

/** The same for a form about the reader's own password. */
export function OwnUsername() {
  const { data: user } = useGetMyUserQuery();
  return <UsernameOf email={user?.email ?? ''} />;
}
