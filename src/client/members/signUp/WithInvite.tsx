import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import type { Invite } from '../../../contract/entities.gen';
import { invitePath } from '../../../domain/links';
import { isSignedIn, sessionWords } from '../../session';
import { AccountFormPage } from '../../ui/pages/AccountFormPage';
import { NoticePage } from '../../ui/pages/NoticePage';
import { QueryState } from '../../ui/states/QueryState';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { AcceptInvitePage } from './AcceptInvitePage';
import { useInvite } from './useInvite';
import { words } from '../words';

interface WithInviteProps {
  /** The form's title, shown while the invite loads. */
  title: string;
  /** The role the form is for; an invite for the other role redirects to its own page. */
  role: Invite['role'];
  children: (invite: Invite, code: string) => ReactNode;
}

/**
 * Loads an invite: a form for new users, one click for logged-in users (rule members.oneClick), or a sentence if the
 * link is dead.
 */
export function WithInvite({ title, role, children }: WithInviteProps) {
  const { code, invite } = useInvite();
  const signedIn = useSelector(isSignedIn);
  if (!code) return <NoticePage title={words.missingCode}>{words.missingCodeText}</NoticePage>;
  return (
    <QueryState
      query={invite}
      skeleton={
        <AccountFormPage title={title}>
          <FieldsSkeleton count={6} />
        </AccountFormPage>
      }
      missing={<NoticePage title={sessionWords.invalid.title}>{sessionWords.invalid.text}</NoticePage>}
    >
      {(found) => {
        if (signedIn) return <AcceptInvitePage invite={found} code={code} />;
        return found.role === role ? children(found, code) : <Navigate to={invitePath(found.role, code)} replace />;
      }}
    </QueryState>
  );
}
