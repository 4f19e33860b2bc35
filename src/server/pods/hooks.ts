import type { Act } from '../platform/act';
import type { UserInMembership } from '../tenancy';

declare module '../platform/hooks' {
  interface Hooks {
    /** Lets staff lead the pod they add for themselves, without an answer or training. */
    signOffStaff: (act: Act, staff: UserInMembership) => Promise<void>;
    approveChosenLeader: (act: Act, person: UserInMembership) => Promise<void>;
  }
}
