import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { loginSchema, type LoginValues } from '../../domain/session/loginForm';
import { paths } from '../../domain/links';
import { problemOf, statusOf } from '../api/problem';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { TextLink } from '../ui/TextLink';
import type { LoginRequest, Session } from '../../contract/entities.gen';
import { canReachServer } from '../api/transport/serverReachability';
import { isSignedIn } from './sessionSlice';
import { useLoaded } from './useLoaded';
import { useReturnPath } from './useReturnPath';
import { PasskeyOffer } from './passkeys/PasskeyOffer';
import { words as loginWords } from './loginWords.gen';

/** Few users need it; shares a chunk with a password page. */
const loadCodeStep = () => import(/* webpackChunkName: 'public-password' */ './CodeStep');

/** Kept in the history, as a phone may reload the page while the user opens their authenticator app. */
export interface LoginState {
  ticket?: string;
  hasPasskey?: boolean;
  /** How a session ended that the user didn't end here. */
  ended?: 'logout' | 'refusal';
}

/** A wrong address, a wrong password and an unverified address get the same message. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof CallNotLoaded) return loginWords.notLoaded;
  return [400, 401, 403, 404].includes(statusOf(error) ?? 0) ? loginWords.notRecognised : undefined;
}

export function LoginPage() {
  const returnPath = useReturnPath();
  const logIn = useLogIn();
  const signedIn = useSelector(isSignedIn);
  const [email, setEmail] = useState('');
  const location = useLocation();
  const navigate = useNavigate();
  const { ticket, hasPasskey, ended } = (location.state ?? {}) as LoginState;
  // If the second step can't be loaded, the login form remains.
  const [step, loadStep] = useLoaded(loadCodeStep, ticket !== undefined);
  if (signedIn) return <Navigate to={returnPath} replace />;
  if (ticket && step)
    return <step.CodeStep key={ticket} ticket={ticket} hasPasskey={hasPasskey} onBack={() => void navigate(-1)} />;
  const submit = async ({ email: username, password }: LoginValues) => {
    try {
      await logIn({ username, password });
    } catch (error) {
      const { ticket: given, hasPasskey: isOffered } = problemOf(error) ?? {};
      if (!given) throw error;
      await loadStep();
      setEmail(username);
      const state: LoginState = { ticket: given, hasPasskey: isOffered };
      await navigate(location, { state });
    }
  };
  return (
    <AccountFormPage
      title={loginWords.title}
      intro={ended && loginWords.ended[ended]}
      footer={
        <>
          {loginWords.noAccount} <TextLink to={paths.signUpBusiness}>{loginWords.signUp}</TextLink>
        </>
      }
    >
      <Form
        guard="short"
        initialValues={{ email, password: '' }}
        schema={loginSchema}
        onSubmit={submit}
        aliases={{ username: 'email' }}
        failure={failureOf}
      >
        <TextField name="email" type="email" label={loginWords.email} autoComplete="username webauthn" />
        <PasswordField name="password" label={loginWords.password} autoComplete="current-password" />
        <FormActions wide submit={loginWords.submit} />
        <PasskeyOffer />
        <LinkInstead />
        <TextLink to={paths.forgotPassword}>{loginWords.forgot}</TextLink>
      </Form>
    </AccountFormPage>
  );
}

/** Carries over the typed address and the return path. */
function LinkInstead() {
  const { values } = useFormikContext<LoginValues>();
  return (
    <TextLink to={paths.loginLink + useLocation().search} state={{ email: values.email }}>
      {loginWords.byLink}
    </TextLink>
  );
}

const load = () => import(/* webpackChunkName: 'api' */ '../api/logIn');

/** The call's code can't be loaded although the server is up; there may be a new version. */
class CallNotLoaded extends Error {}

async function loadCall() {
  try {
    return await load();
  } catch (error) {
    // Otherwise the failure counts as a call without a response.
    throw (await canReachServer()) ? new CallNotLoaded('', { cause: error }) : error;
  }
}

/** The code for API calls is large, so it loads when the user begins to fill in the form. */
function useLogIn(): (request: LoginRequest) => Promise<Session> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    // A failed preload is retried when logging in.
    const loadAhead = () => void load().catch(() => undefined);
    if (document.activeElement instanceof HTMLInputElement) return loadAhead();
    document.addEventListener('focusin', loadAhead, { once: true });
    return () => document.removeEventListener('focusin', loadAhead);
  }, []);
  return async (request) => dispatch((await loadCall()).logIn(request));
}
