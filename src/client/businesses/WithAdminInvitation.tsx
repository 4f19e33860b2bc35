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
  /** What is offered, with the way to say that it was for somebody else. */
  children: (invitation: PendingAdminInvitation, decline: ReactNode) => ReactNode;
}

/** Who invites whom to run what business, before anything is asked; a dead link says so at once. */
export function WithAdminInvitation({ code, children }: WithAdminInvitationProps) {
  // As it was found: accepting it uses it up, and the page must not change under the reader.
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
