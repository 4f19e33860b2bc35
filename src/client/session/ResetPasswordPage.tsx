import { useNavigate, useSearchParams } from 'react-router-dom';
import { resetPasswordSchema } from '../../domain/session/forms';
import { queryKeys, paths } from '../../domain/links';
import { problemOf, statusOf } from '../api/problem';
import { useResetPasswordMutation } from '../api/sessionApi';
import { AccountFormPage } from '../ui/AccountFormPage';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { NewPasswordFields } from '../ui/form/SignUpFields';
import { InvalidLinkPage } from './NoticePages';
import { words } from './words';

/** On a 400 the server's text, else the specified one (specification, section 8). */
function failureOf(error: unknown): string {
  const told = statusOf(error) === 400 ? problemOf(error)?.detail : undefined;
  return told ?? words.reset.failure;
}

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [resetPassword] = useResetPasswordMutation();
  const code = query.get(queryKeys.code);
  if (!code) return <InvalidLinkPage />;
  return (
    <AccountFormPage title={words.reset.title}>
      <Form
        initialValues={{ password: '', confirmPassword: '' }}
        schema={resetPasswordSchema}
        onSubmit={async ({ password }) => {
          await resetPassword({ resetPasswordRequest: { password, code } }).unwrap();
          await navigate(paths.passwordChanged, { replace: true });
        }}
        failure={failureOf}
      >
        <NewPasswordFields label={words.reset.password} confirmLabel={words.reset.confirmPassword} />
        <FormActions wide submit={words.reset.submit} />
      </Form>
    </AccountFormPage>
  );
}
