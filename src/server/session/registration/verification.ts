import type { Identity } from '../accounts';
import type { ConfirmableLink } from './confirmableLinks';

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
  /** When somebody registered, in epoch milliseconds; the link may be sent again long after. Not in old codes. */
  registeredAt?: number;
  /** The address that was typed, which the account may have no more when the code is listed. Not in old codes. */
  email?: string;
  /** Who registered, as they typed it. */
  registrant?: { firstName: string; lastName: string };
  /** What they join, as it was called then. */
  membershipName?: string;
  /** Its support address then. Not in old codes. */
  supportEmail?: string;
  /** Taken over by the account only when this link is the one that verifies it. */
  identity?: Identity;
}

/** The links of registrations: with a new address, and with that of an account. */
export const registrationLink: ConfirmableLink<Verification> = {
  purposes: ['verify', 'join'],
  sharedBy: ({ registration }) => ({ registration }),
};
