import type { Act } from '../../platform/act';
import type { Joined } from '../notices';
import type { RegistrationPurpose } from './verification';

declare module '../../platform/hooks' {
  interface Hooks {
    /** Creates the registered business; false if an operator must approve it first. */
    completeBusinessRegistration: (act: Act, userId: string, businessName: string) => Promise<boolean>;
    /** Joins the membership of the invite link; 404 if it is gone, 409 for a disabled member. */
    completeMemberRegistration: (
      act: Act,
      userId: string,
      joining: Extract<RegistrationPurpose, { membershipId: string }>,
    ) => Promise<Joined>;
  }
}
