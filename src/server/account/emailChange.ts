import { STAFF_EMAIL_CHANGE_DELAY_SECONDS } from '../../domain/account/email';
import type { CodePurpose, ConfirmableLink } from '../session';
import { LINK_SECONDS } from '../session';

export interface EmailChange extends Record<string, unknown> {
  newEmail: string;
  askedIn?: string;
  askedBy?: string;
  /**
   * When the change was confirmed from the new mailbox, epoch milliseconds; it takes effect once the member has had
   * time to object.
   */
  confirmedAt?: number;
}

export const EMAIL_CHANGE_PURPOSES = ['change-email', 'keep-email'] as const satisfies CodePurpose[];

export const emailChangeLink: ConfirmableLink<EmailChange> = {
  purposes: [...EMAIL_CHANGE_PURPOSES],
  sharedBy: ({ newEmail }) => ({ newEmail }),
};

/** After the wait, the link of a change by staff remains valid for as long as any other link. */
export const STAFF_LINK_SECONDS = STAFF_EMAIL_CHANGE_DELAY_SECONDS + LINK_SECONDS;

/**
 * Earliest time a change takes effect, epoch milliseconds; undefined for a change by the person, which is immediate.
 */
export const takesEffectAt = ({ askedIn }: EmailChange, createdAt: Date): number | undefined =>
  askedIn === undefined ? undefined : createdAt.getTime() + STAFF_EMAIL_CHANGE_DELAY_SECONDS * 1000;
