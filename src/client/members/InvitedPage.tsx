import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Invite } from '../../contract/entities.gen';
import { isSignedIn } from '../session';
import { NoticePage } from '../ui/NoticePage';
import { QueryState } from '../ui/QueryState';
import { FieldsSkeleton } from '../ui/skeletons';
import { JoinPage } from './JoinPage';
import { useInvite } from './useInvite';
import { words } from './words';

/** What an invite link opens: a form for newcomers, one click for who is logged in (decision 15), a sentence when it is dead. */
export function InvitedPage({ children }: { children: (invite: Invite, code: string) => ReactNode }) {
  const { code, invite } = useInvite();
  const signedIn = useSelector(isSignedIn);
  if (!code) return <NoticePage title={words.missingCode}>{words.missingCodeText}</NoticePage>;
  return (
    <QueryState
      query={invite}
      skeleton={<FieldsSkeleton count={6} />}
      missing={<NoticePage title={words.invalid}>{words.invalidText}</NoticePage>}
    >
      {(found) => (signedIn ? <JoinPage invite={found} code={code} /> : children(found, code))}
    </QueryState>
  );
}
