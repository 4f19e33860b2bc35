import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { loginSchema } from '../../domain/session/loginForm';
import { paths } from '../../domain/links';
import { statusOf } from '../api/problem';
import { AccountFormPage } from '../ui/AccountFormPage';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { TextLink } from '../ui/TextLink';
import { isSignedIn } from './sessionSlice';
import { CallNotLoaded, useLogIn } from './useLogIn';
import { useReturnPath } from './useReturnPath';
import { loginWords } from './loginWords';

/** Wrong address, wrong password and not yet verified get the same message; a rate limit or an outage gets its own. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof CallNotLoaded) return loginWords.notLoaded;
  const status = statusOf(error);
  return status !== undefined && [400, 401, 403, 404].includes(status) ? loginWords.notRecognised : undefined;
}

export function LoginPage() {
  const returnPath = useReturnPath();
  const logIn = useLogIn();
  const signedIn = useSelector(isSignedIn);
  if (signedIn) return <Navigate to={returnPath} replace />;
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
        initialValues={{ email: '', password: '' }}
        schema={loginSchema}
        onSubmit={({ email, password }) => logIn({ username: email, password })}
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
