import type { ReactNode } from 'react';
import type { PendingAdminInvitation } from '../../contract/entities.gen';
import { formatDateAndTime } from '../ui/formatDateAndTime';
import { words } from './words';

export interface OfferedInvitation {
  code: string;
  invitation: PendingAdminInvitation;
  decline: ReactNode;
}

export const invitedBy = ({ invitedBy: inviter, businessName, created }: PendingAdminInvitation): string =>
  words.signUpAdmin.invited(inviter, businessName, formatDateAndTime(created));
