import { useState } from 'react';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { loginSchema, type LoginValues } from '../../domain/session/loginForm';
import { paths } from '../../domain/links';
import { problemOf, statusOf } from '../api/problem';
import { AccountFormPage } from '../ui/AccountFormPage';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { TextLink } from '../ui/TextLink';
import type { CodeStepProps } from './CodeStep';
import { isSignedIn } from './sessionSlice';
import { useLogIn } from './useLogIn';
import { useReturnPath } from './useReturnPath';
import { loginWords } from './loginWords';

/** Few need it: it comes once it is asked for, with a page that is about passwords too. */
const loadCodeStep = () => import(/* webpackChunkName: 'public-password' */ './CodeStep');

/** Wrong address, wrong password and not yet verified get the same message; a rate limit or an outage gets its own. */
function failureOf(error: unknown): string | undefined {
  if (problemOf(error)?.code === 'login_expired') return undefined;
  const status = statusOf(error);
  return status !== undefined && [400, 401, 403, 404].includes(status) ? loginWords.notRecognised : undefined;
}

interface SecondStep {
  ticket: string;
  Step: ComponentType<CodeStepProps>;
}

export function LoginPage() {
  const returnPath = useReturnPath();
  const logIn = useLogIn();
  const signedIn = useSelector(isSignedIn);
  const [email, setEmail] = useState('');
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const [expired, setExpired] = useState<unknown>();
  if (signedIn) return <Navigate to={returnPath} replace />;
  const back = (error?: unknown) => {
    setExpired(error);
    setSecondStep(undefined);
  };
  if (secondStep) {
    const { ticket, Step } = secondStep;
    return <Step ticket={ticket} onBack={() => back()} onExpired={back} />;
  }
  const submit = async ({ email: username, password }: LoginValues) => {
    try {
      await logIn({ username, password });
    } catch (error) {
      const ticket = problemOf(error)?.ticket;
      if (ticket === undefined) throw error;
      const { CodeStep } = await loadCodeStep();
      setEmail(username);
      setSecondStep({ ticket, Step: CodeStep });
    }
  };
  return (
    <AccountFormPage
      title={loginWords.title}
      footer={
        <>
          {loginWords.noAccount} <TextLink to={paths.signUpBusiness}>{loginWords.signUp}</TextLink>
        </>
      }
    >
      <Form
        guard="short"
        initialValues={{ email, password: '' }}
        initialError={expired ? { error: expired, fields: {}, formMessages: [] } : undefined}
        schema={loginSchema}
        onSubmit={submit}
        aliases={{ username: 'email' }}
        failure={failureOf}
      >
        <TextField name="email" type="email" label={loginWords.email} autoComplete="username" />
        <PasswordField name="password" label={loginWords.password} autoComplete="current-password" />
        <FormActions wide submit={loginWords.submit} />
        <TextLink to={paths.forgotPassword}>{loginWords.forgot}</TextLink>
      </Form>
    </AccountFormPage>
  );
}
