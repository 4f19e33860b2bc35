import { useState, type ReactNode } from 'react';
import type { PendingAdminInvitation } from '../../contract/entities.gen';
import { useDeclineAdminInvitationMutation, useGetPendingAdminInvitationQuery } from '../api/businessesApi';
import { sessionWords } from '../session';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { DeclinedNotice } from '../ui/states/DeclinedNotice';
import { NoticePage } from '../ui/pages/NoticePage';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { DeclineInvitation } from './DeclineInvitation';
import { words } from './words';

interface WithAdminInvitationProps {
  code: string;
  /** Renders the invitation, with a button to decline it. */
  children: (invitation: PendingAdminInvitation, decline: ReactNode) => ReactNode;
}

/**
 * Loads an admin invitation, to show who invites whom to which business before asking for anything; a dead link says so
 * at once.
 */
export function WithAdminInvitation({ code, children }: WithAdminInvitationProps) {
  // As first loaded: accepting uses it up, and the page must not change for the reader.
  const [found, setFound] = useState<PendingAdminInvitation>();
  const [isDeclined, setDeclined] = useState(false);
  const query = useGetPendingAdminInvitationQuery({ code }, { skip: found !== undefined });
  const [declineInvitation] = useDeclineAdminInvitationMutation();
  if (!found && query.currentData) setFound(query.currentData);
  if (isDeclined) return <DeclinedNotice />;
  const decline = async () => {
    await declineInvitation({ code }).unwrap();
    setDeclined(true);
  };
  return (
    <QueryState
      query={found ? { currentData: found, refetch: query.refetch } : query}
      skeleton={
        <AccountFormPage title={words.signUpAdmin.title}>
          <FieldsSkeleton count={5} />
        </AccountFormPage>
      }
      missing={<NoticePage title={sessionWords.invalid.title}>{sessionWords.invalid.text}</NoticePage>}
    >
      {(invitation) => children(invitation, <DeclineInvitation onDecline={decline} />)}
    </QueryState>
  );
}
