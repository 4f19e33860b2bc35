import type { Identity } from './accounts';

/** What a registration is for: done once its address is verified. */
export type RegistrationPurpose =
  | { then: 'business'; businessName: string }
  | {
      then: 'leader' | 'participant';
      membershipId: string;
      preferredPodId?: string;
      contactWhenNewPod?: boolean;
    }
  | { then: 'account' };

/** What a verification code carries. Copies of a code share their `registration`: using one uses them all. */
export interface Verification {
  registration: string;
  purpose: RegistrationPurpose;
  /** Who registered, as they typed it. */
  registrant?: { firstName: string; lastName: string };
  /** What they join, as it was called then. */
  membershipName?: string;
  /** Taken over by the account only when this link is the one that verifies it. */
  identity?: Identity;
}
