import { useGetMyUserQuery } from '../../api/sessionApi';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';
import { words } from '../words';

export function useWelcome(): string | undefined {
  const { data: user } = useGetMyUserQuery();
  const { business } = useSelectedBusiness();
  return user && words.welcome(`${user.firstName} ${user.lastName}`, business?.name);
}
