import { STAFF_CHANGE_WAITS_SECONDS } from '../../domain/account/email';
import type { CodePurpose, ConfirmableLink } from '../session';
import { LINK_SECONDS } from '../session';

/** What a code for another address carries. */
export interface EmailChange extends Record<string, unknown> {
  newEmail: string;
  /** The membership whose staff asked for it, and who of them: absent for one's own. */
  askedIn?: string;
  askedBy?: string;
  /** When the new mailbox confirmed it, epoch milliseconds; it takes effect once the member has had their time. */
  confirmedAt?: number;
}

/** The link to the new mailbox, and the one to the present by which a member keeps their address. */
export const EMAIL_CHANGE_PURPOSES = ['change-email', 'keep-email'] as const satisfies CodePurpose[];

/** Both links are of one change. */
export const emailChangeLink: ConfirmableLink<EmailChange> = {
  purposes: [...EMAIL_CHANGE_PURPOSES],
  sharedBy: ({ newEmail }) => ({ newEmail }),
};

/** After the wait, a link of staff's change works as long as any other. */
export const STAFF_LINK_SECONDS = STAFF_CHANGE_WAITS_SECONDS + LINK_SECONDS;

/** When a change takes effect at the earliest, epoch milliseconds; undefined for one's own, which does at once. */
export const waitsUntil = ({ askedIn }: EmailChange, createdAt: Date): number | undefined =>
  askedIn === undefined ? undefined : createdAt.getTime() + STAFF_CHANGE_WAITS_SECONDS * 1000;
