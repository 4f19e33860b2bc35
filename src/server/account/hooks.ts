import type { Act } from '../platform/act';
import type { UserInMembership } from '../tenancy';

declare module '../platform/hooks' {
  interface Hooks {
    /** Ends a membership of a user whose account is being deleted, with everything that depends on it. */
    endMembership: (act: Act, member: UserInMembership) => Promise<void>;
  }
}
