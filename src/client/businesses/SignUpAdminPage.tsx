import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { cleanPastedCode, queryKeys } from '../../domain/links';
import { isSignedIn, sessionWords } from '../session';
import { NoticePage } from '../ui/pages/NoticePage';
import type { PendingAdminInvitation } from '../../contract/entities.gen';
import { useDeclineAdminInvitationMutation, useGetPendingAdminInvitationQuery } from '../api/businessesApi';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { DeclinedNotice } from '../ui/states/DeclinedNotice';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { words as confirmLinkWords } from '../ui/confirm/confirmLinkWords.gen';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useAct } from '../ui/messages/useAct';
import { AcceptAdminInvite } from './AcceptAdminInvite';
import { SignUpAdminForm } from './SignUpAdminForm';
import { words } from './words.gen';
import classes from './WithAdminInvitation.module.css';
import { MISSING_CODE } from '../../domain/forms/codeField';
import { textIn } from '../../domain/text/localText';
import { LANGUAGE } from '../ui/language';

const text = words.signUpAdmin;

/** A form, or one click for a logged-in user (rule businesses.accepting). */
export function SignUpAdminPage() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  // Accepting starts a new session, and the page must not change for the reader.
  const signedIn = useSelector(isSignedIn);
  const [wasSignedIn] = useState(signedIn);
  const code = cleanPastedCode(query.get(queryKeys.code));
  if (!code) return <NoticePage title={textIn(MISSING_CODE, LANGUAGE)}>{text.missingCodeText}</NoticePage>;
  return (
    <WithAdminInvitation key={code} code={code}>
      {(invitation, decline) => {
        const offered = { code, invitation, decline };
        // If the session turns out to have expired, the user is treated as signed out (rule session.deadToken).
        if (wasSignedIn && signedIn) return <AcceptAdminInvite {...offered} />;
        return <SignUpAdminForm {...offered} back={pathname + search} />;
      }}
    </WithAdminInvitation>
  );
}

interface WithAdminInvitationProps {
  code: string;
  children: (invitation: PendingAdminInvitation, decline: ReactNode) => ReactNode;
}

/** Shows who invites whom before asking for any input; an invalid link says so immediately. */
function WithAdminInvitation({ code, children }: WithAdminInvitationProps) {
  // Accepting uses the invitation up, and the page must not change for the reader.
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

function DeclineInvitation({ onDecline }: { onDecline: () => Promise<unknown> }) {
  const { busy, error, run } = useAct();
  const label = confirmLinkWords.notMe;
  const isBusy = busy !== undefined;
  return (
    <div className={classes.decline}>
      <p>{words.signUpAdmin.notMe}</p>
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="default" onClick={() => void run(label, onDecline)} aria-disabled={isBusy} aria-busy={isBusy}>
        {label}
      </Button>
    </div>
  );
}
