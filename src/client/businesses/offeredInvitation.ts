import type { ReactNode } from 'react';
import type { PendingAdminInvitation } from '../../contract/entities.gen';
import { formatDateAndTime } from '../ui/formatDateAndTime';
import { words } from './words';

/** An admin invitation with its code and a button to decline it. */
export interface OfferedInvitation {
  code: string;
  invitation: PendingAdminInvitation;
  decline: ReactNode;
}

/** A sentence with who invites whom to what, and when. */
export const invitedBy = ({ invitedBy: inviter, businessName, created }: PendingAdminInvitation): string =>
  words.signUpAdmin.invited(inviter, businessName, formatDateAndTime(created));
