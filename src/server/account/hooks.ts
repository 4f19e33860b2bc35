import type { Act } from '../platform/act';
import type { UserInMembership } from '../tenancy';

declare module '../platform/hooks' {
  interface Hooks {
    endMembership: (act: Act, member: UserInMembership) => Promise<void>;
  }
}
