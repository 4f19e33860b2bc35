import type { ReactNode } from 'react';
import type { PendingAdminInvitation } from '../../contract/entities.gen';
import { formatDateAndTime } from '../ui/formatDateAndTime';
import { words } from './words.gen';

export interface OfferedInvitation {
  code: string;
  invitation: PendingAdminInvitation;
  decline: ReactNode;
}

export const invitedBy = ({ invitedBy: inviter, businessName, created }: PendingAdminInvitation): string =>
  words.signUpAdmin.invited({ by: inviter, business: businessName, when: formatDateAndTime(created) });
