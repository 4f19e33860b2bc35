import type { AccountDetails } from '../accounts';
import type { ConfirmableLink } from './confirmableLinks';

export type RegistrationPurpose =
  | { then: 'business'; businessName: string }
  | {
      then: 'leader' | 'participant';
      membershipId: string;
      preferredPodId?: string;
      contactWhenNewPod?: boolean;
    }
  | { then: 'account' };

/** Payload of a verification code. Copies of a code share their `registration`; using one copy uses all of them. */
export interface Verification {
  registration: string;
  purpose: RegistrationPurpose;
  /** When the person registered, in epoch milliseconds; the link may be resent long after. Absent in old codes. */
  registeredAt?: number;
  /** The address as typed, which may differ from the account's by the time the code is listed. Absent in old codes. */
  email?: string;
  registrant?: { firstName: string; lastName: string };
  /** Hash of the registering browser's secret. Absent in old codes. */
  browser?: string;
  membershipName?: string;
  supportEmail?: string;
  /** Ids of the versions that the person agreed to. Absent in old codes. */
  accepted?: string[];
  /** Applied to the account only if this link verifies it. */
  identity?: AccountDetails;
}

export const registrationLink: ConfirmableLink<Verification> = {
  purposes: ['verify', 'join'],
  sharedBy: ({ registration }) => ({ registration }),
};
