import { fullName } from '../../ui/people/fullName';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';
import { words } from '../words.gen';

export function useWelcome(): string | undefined {
  const { data: user } = useGetMyUserQuery();
  const { business } = useSelectedBusiness();
  if (!user) return undefined;
  const person = fullName(user);
  return business ? words.welcomeTo({ person, business: business.name }) : words.welcome({ person });
}
