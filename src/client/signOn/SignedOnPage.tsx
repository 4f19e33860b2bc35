import { IconLogin2 } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { SignOnToConfirm } from '../../contract/entities.gen';
import { paths, pathTo, safeReturnPath } from '../../domain/links';
import { INSTALLATION_PROVIDER } from '../../domain/session/installationProvider';
import { problemOf, statusOf } from '../api/problem';
import { useFinishSignOnMutation } from '../api/signOnApi';
import { rememberProvider } from '../session';
import { NoticePage } from '../ui/pages/NoticePage';
import { LoadingState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { TextLink } from '../ui/TextLink';
import { ConfirmStep } from './ConfirmStep';
import { words } from './signedOnWords.gen';

/** Kept in the history, as a phone may reload the page while the person looks for the mailed code. */
interface SignedOnState {
  confirmation?: SignOnToConfirm;
  returnPath?: string;
  isSent?: boolean;
}

/** Where an identity provider sends people back to (rule signOn.login). */
export function SignedOnPage() {
  const { ref: provider = '' } = useParams();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const { confirmation, returnPath, isSent } = (state ?? {}) as SignedOnState;
  const navigate = useNavigate();
  const [finishSignOn] = useFinishSignOnMutation();
  const [answer] = useState(search);
  const [error, setError] = useState<unknown>();
  const hasBegun = useRef(false);
  const replace = (to: string, newState?: unknown) => navigate(to, { replace: true, state: newState });
  const goOn = (to: string | undefined) => {
    rememberProvider(provider);
    return replace(safeReturnPath(to) ?? paths.memberships);
  };
  const finish = useEffectEvent(async () => {
    // First of all, so that the provider's code doesn't stay in the history.
    await replace(pathname);
    try {
      const { test, ...outcome } = await finishSignOn({ signOnAnswer: { provider, answer } }).unwrap();
      if (test) await replace(pathTo(paths.businessSignOn, { business: test.businessId }), { test });
      else if (outcome.confirmation) await replace(pathname, outcome satisfies SignedOnState);
      else await goOn(outcome.returnPath);
    } catch (reason) {
      setError(reason);
    }
  });
  useEffect(() => {
    if (answer === '' || hasBegun.current) return;
    hasBegun.current = true;
    void finish();
  }, [answer]);
  if (error !== undefined) return <NotSignedOn provider={provider} error={error} />;
  if (confirmation) {
    return (
      <ConfirmStep
        confirmation={confirmation}
        isSent={isSent}
        onSent={() => replace(pathname, { confirmation, returnPath, isSent: true } satisfies SignedOnState)}
        onLoggedIn={() => goOn(returnPath)}
        onExpired={setError}
      />
    );
  }
  if (answer === '') return <NotSignedOn provider={provider} error={undefined} />;
  return <LoadingState skeleton={<FieldsSkeleton count={1} />} />;
}

type Reason = Exclude<keyof typeof words.problems, 'toLogin'>;

const isReason = (code: string): code is Reason => code in words.problems && code !== 'toLogin';

/** Without an error, the page was reloaded or opened by itself. */
function reasonOf(error: unknown): Reason {
  if (error === undefined) return 'sign_on_expired';
  if (statusOf(error) === 503) return 'unavailable';
  const code = problemOf(error)?.code ?? '';
  return isReason(code) ? code : 'other';
}

function NotSignedOn({ provider, error }: { provider: string; error: unknown }) {
  const { title, text, ...problem } = words.problems[reasonOf(error)];
  const again = provider === INSTALLATION_PROVIDER ? paths.login : pathTo(paths.signOn, { business: provider });
  const isAgain = 'again' in problem;
  const toLogin = 'toLogin' in problem ? problem.toLogin : words.problems.toLogin;
  const action = isAgain ? { label: problem.again, to: again } : { label: toLogin, to: paths.login };
  return (
    <NoticePage title={title} icon={<IconLogin2 aria-hidden />} action={action}>
      <p>{problemOf(error)?.detail ?? text}</p>
      {isAgain && again !== paths.login && (
        <p>
          <TextLink to={paths.login}>{words.problems.toLogin}</TextLink>
        </p>
      )}
    </NoticePage>
  );
}
