import type { Act } from '../platform/act';

declare module '../platform/hooks' {
  interface Hooks {
    onApprovalAcknowledged: (act: Act, userId: string, businessId: string) => Promise<void>;
    onTrainingConfirmed: (act: Act, userId: string, businessId: string) => Promise<string[]>;
  }
}
