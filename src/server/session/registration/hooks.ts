import type { Act } from '../../platform/act';
import type { RegistrationPurpose } from './verification';

/** A membership that a registration has joined. */
export interface JoinedMembership {
  name: string;
  supportEmail: string;
}

declare module '../../platform/hooks' {
  interface Hooks {
    /** Creates the registered business; false if an operator must approve it first. */
    completeBusinessRegistration: (act: Act, userId: string, businessName: string) => Promise<boolean>;
    /** Joins the membership of the invite link; 404 if it is gone, 409 for a disabled member. */
    completeMemberRegistration: (
      act: Act,
      userId: string,
      joining: Extract<RegistrationPurpose, { membershipId: string }>,
    ) => Promise<JoinedMembership>;
  }
}
