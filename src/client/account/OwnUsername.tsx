import { useGetMyUserQuery } from '../api/sessionApi';
import { HiddenUsername } from '../ui/form/HiddenUsername';

export function OwnUsername() {
  const { data: user } = useGetMyUserQuery();
  return <HiddenUsername email={user?.email ?? ''} />;
}
