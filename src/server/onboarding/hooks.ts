import type { Act } from '../platform/act';

declare module '../platform/hooks' {
  interface Hooks {
    /** Settles the notices that ask a user to acknowledge that they may lead in a business. */
    onApprovalAcknowledged: (act: Act, userId: string, businessId: string) => Promise<void>;
    /** Signs a trained user off where the business has approved them; returns the memberships where they can now lead. */
    onTrainingConfirmed: (act: Act, userId: string, businessId: string) => Promise<string[]>;
  }
}
