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
  /** Of the form, while the invite is looked up. */
  title: string;
  /** Whom the form is for; an invite of the other role is led to its own. */
  role: Invite['role'];
  children: (invite: Invite, code: string) => ReactNode;
}

/**
 * What an invite link opens: a form for newcomers, one click for a logged-in person (rule members.oneClick), a sentence when it is
 * dead.
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
