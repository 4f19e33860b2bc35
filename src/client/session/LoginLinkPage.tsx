import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { LoginLink } from '../../contract/entities.gen';
import { cleanPastedCode, paths, pathWithReturn, queryKeys, safeReturnPath } from '../../domain/links';
import { problemOf } from '../api/problem';
import { useGetLoginLinkQuery, useLoginByLinkMutation } from '../api/sessionApi';
import { useAct } from '../ui/messages/useAct';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { FailureAlert } from '../ui/states/FailureAlert';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { AskForLoginLink } from './AskForLoginLink';
import { CodeStep } from './CodeStep';
import { words } from './loginLinkWords.gen';
import { isSignedIn } from './sessionSlice';

/** Asks for a link by email or, with a code in the address, uses one (rule session.loginLink). */
export function LoginLinkPage() {
  const [query] = useSearchParams();
  const code = cleanPastedCode(query.get(queryKeys.code));
  return code ? <OpenedLink key={code} code={code} /> : <AskForLoginLink />;
}

/** Kept in the history, as for the login. */
interface OpenedState {
  ticket?: string;
  hasPasskey?: boolean;
  returnPath?: string;
}

function OpenedLink({ code }: { code: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { ticket, hasPasskey, returnPath } = (location.state ?? {}) as OpenedState;
  // Keeps showing the link: logging in clears the cache, and a refetch would report it as used.
  const [using, setUsing] = useState<LoginLink>();
  const link = useGetLoginLinkQuery({ code }, { skip: ticket !== undefined });
  const [loginByLink] = useLoginByLinkMutation();
  const goOn = (to: string | undefined) => navigate(safeReturnPath(to) ?? paths.memberships, { replace: true });
  if (ticket !== undefined) {
    return (
      <CodeStep
        ticket={ticket}
        hasPasskey={hasPasskey}
        onBack={() => void navigate(pathWithReturn(paths.login, returnPath), { replace: true })}
        onLoggedIn={() => void goOn(returnPath)}
      />
    );
  }
  const logIn = async (opened: LoginLink) => {
    setUsing(opened);
    try {
      await loginByLink({ code }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.ticket === undefined) {
        setUsing(undefined);
        // The link has expired or been used since the page opened.
        if (problem?.code === 'code_invalid') await link.refetch();
        throw error;
      }
      const { ticket: asking, hasPasskey: isOffered } = problem;
      const asked: OpenedState = { ticket: asking, hasPasskey: isOffered, returnPath: opened.returnPath };
      return navigate(location.pathname + location.search, { replace: true, state: asked });
    }
    await goOn(opened.returnPath);
  };
  return (
    <QueryState
      query={using ? { ...link, currentData: using, error: undefined } : link}
      skeleton={<FieldsSkeleton count={1} />}
      missing={<DeadLink reason={problemOf(link.error)?.code} />}
    >
      {(opened) => <ConfirmLogin link={opened} onConfirm={() => logIn(opened)} />}
    </QueryState>
  );
}

function originOf({ askedHere, membershipName }: LoginLink) {
  const { opened } = words;
  if (askedHere) return { title: opened.title, verb: opened.logIn };
  const verb = opened.logInHere;
  if (membershipName === undefined) return { ...opened.elsewhere, verb };
  return { ...opened.byStaff, where: opened.byStaff.where({ membership: membershipName }), verb };
}

function ConfirmLogin({ link, onConfirm }: { link: LoginLink; onConfirm: () => Promise<unknown> }) {
  const { busy, error, run } = useAct();
  const wasSignedIn = useState(useSelector(isSignedIn))[0];
  const { title, verb, ...origin } = originOf(link);
  return (
    <AccountFormPage title={title}>
      {'where' in origin && <p>{origin.where}</p>}
      <p>{words.opened.account({ email: link.email })}</p>
      {'warning' in origin && <p>{origin.warning}</p>}
      {wasSignedIn && <p>{words.opened.instead}</p>}
      {error !== undefined && <FailureAlert error={error} />}
      <Button onClick={() => void run(verb, onConfirm)} aria-disabled={busy !== undefined} aria-busy={busy === verb}>
        {verb}
      </Button>
    </AccountFormPage>
  );
}

function DeadLink({ reason }: { reason: string | undefined }) {
  const signedIn = useSelector(isSignedIn);
  const { dead } = words;
  const { title, text } = reason === 'link_used' || reason === 'link_expired' ? dead[reason] : dead.unknown;
  const action = signedIn
    ? { label: dead.toHome, to: paths.memberships }
    : { label: dead.askAgain, to: paths.loginLink };
  return (
    <NoticePage title={title} icon={<IconLinkOff aria-hidden />} action={action}>
      <p>{text}</p>
    </NoticePage>
  );
}
