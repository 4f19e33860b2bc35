import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { cleanPastedCode, queryKeys } from '../../domain/links';
import { isSignedIn } from '../session';
import { NoticePage } from '../ui/pages/NoticePage';
import { AcceptAdminInvite } from './AcceptAdminInvite';
import { SignUpAdminForm } from './SignUpAdminForm';
import { WithAdminInvitation } from './WithAdminInvitation';
import { words } from './words';

const text = words.signUpAdmin;

/** The page linked from an admin invitation: a form, or one click for a logged-in user (rule businesses.accepting). */
export function SignUpAdminPage() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  // As it was when the page opened: accepting starts a session, and the page must not change for the reader.
  const signedIn = useSelector(isSignedIn);
  const [wasSignedIn] = useState(signedIn);
  const code = cleanPastedCode(query.get(queryKeys.code));
  if (!code) return <NoticePage title={text.missingCode}>{text.missingCodeText}</NoticePage>;
  return (
    <WithAdminInvitation key={code} code={code}>
      {(invitation, decline) => {
        const offered = { code, invitation, decline };
        // If the session turns out to have expired, the user counts as new (rule session.deadToken).
        if (wasSignedIn && signedIn) return <AcceptAdminInvite {...offered} />;
        return <SignUpAdminForm {...offered} back={pathname + search} />;
      }}
    </WithAdminInvitation>
  );
}
