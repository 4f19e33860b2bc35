import type { AccountDetails } from '../accounts';
import type { ConfirmableLink } from './confirmableLinks';

/** What a registration is for, completed once its address is verified. */
export type RegistrationPurpose =
  | { then: 'business'; businessName: string }
  | {
      then: 'leader' | 'participant';
      membershipId: string;
      preferredPodId?: string;
      contactWhenNewPod?: boolean;
    }
  | { then: 'account' };

/** Payload of a verification code. Copies of a code share their `registration`: using one uses them all. */
export interface Verification {
  registration: string;
  purpose: RegistrationPurpose;
  /** When the person registered, in epoch milliseconds; the link may be resent long after. Missing in old codes. */
  registeredAt?: number;
  /** The address as typed, which may differ from the account's by the time the code is listed. Missing in old codes. */
  email?: string;
  /** The registrant's name, as typed. */
  registrant?: { firstName: string; lastName: string };
  /** Name of the membership to join, at the time. */
  membershipName?: string;
  /** Its support address at the time. Missing in old codes. */
  supportEmail?: string;
  /** Applied to the account only if this link is the one that verifies it. */
  identity?: AccountDetails;
}

/** Links of registrations, with a new address or with that of an account. */
export const registrationLink: ConfirmableLink<Verification> = {
  purposes: ['verify', 'join'],
  sharedBy: ({ registration }) => ({ registration }),
};
