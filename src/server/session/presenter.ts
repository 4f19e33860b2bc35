import type { User } from '../../contract/entities.gen';

/** As a row of `users` has it. */
export type PresentableUser = Omit<User, 'language' | 'disabledIn'> & { language?: string | null | undefined };

export const presentUser = ({ id, email, firstName, lastName, language }: PresentableUser): User => ({
  id,
  email,
  firstName,
  lastName,
  ...(language && { language }),
});
