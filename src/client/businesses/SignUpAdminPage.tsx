import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pastedCode, queryKeys } from '../../domain/links';
import { isSignedIn } from '../session';
import { NoticePage } from '../ui/pages/NoticePage';
import { AcceptAdminInvite } from './AcceptAdminInvite';
import { SignUpAdminForm } from './SignUpAdminForm';
import { WithAdminInvitation } from './WithAdminInvitation';
import { words } from './words';

const text = words.signUpAdmin;

/** What an invitation to administer opens: a form, or one click for a logged-in person (rule businesses.accepting). */
export function SignUpAdminPage() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  // As it was when the page was opened: accepting starts a session, and the page must not change under the reader.
  const signedIn = useSelector(isSignedIn);
  const [wasSignedIn] = useState(signedIn);
  const code = pastedCode(query.get(queryKeys.code));
  if (!code) return <NoticePage title={text.missingCode}>{text.missingCodeText}</NoticePage>;
  return (
    <WithAdminInvitation key={code} code={code}>
      {(invitation, decline) => {
        const offered = { code, invitation, decline };
        // A session that turned out to be over leaves a newcomer (rule session.deadToken).
        if (wasSignedIn && signedIn) return <AcceptAdminInvite {...offered} />;
        return <SignUpAdminForm {...offered} back={pathname + search} />;
      }}
    </WithAdminInvitation>
  );
}
