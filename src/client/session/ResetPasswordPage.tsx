import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { resetPasswordSchema } from '../../domain/session/forms';
import { emailInFragment, pastedCode, queryKeys, paths } from '../../domain/links';
import { explanationOf } from '../api/problem';
import { useResetPasswordMutation } from '../api/sessionApi';
import { AccountFormPage } from '../ui/AccountFormPage';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { HiddenUsername } from '../ui/form/HiddenUsername';
import { NewPasswordFields } from '../ui/form/SignUpFields';
import { InvalidLinkPage } from './NoticePages';
import { words } from './words';

/** On a 400 the server's text, else the screen's own (rule platform.forms). */
function failureOf(error: unknown): string {
  return explanationOf(error, [400]) ?? words.reset.failure;
}

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const [resetPassword] = useResetPasswordMutation();
  const code = pastedCode(query.get(queryKeys.code));
  if (!code) return <InvalidLinkPage />;
  return (
    <AccountFormPage title={words.reset.title}>
      <Form
        guard="short"
        initialValues={{ password: '', confirmPassword: '' }}
        schema={resetPasswordSchema}
        onSubmit={async ({ password }) => {
          await resetPassword({ resetPasswordRequest: { password, code } }).unwrap();
          await navigate(paths.passwordChanged, { replace: true });
        }}
        failure={failureOf}
      >
        <HiddenUsername email={emailInFragment(hash)} />
        <NewPasswordFields label={words.reset.password} confirmLabel={words.reset.confirmPassword} />
        <FormActions wide submit={words.reset.submit} />
      </Form>
    </AccountFormPage>
  );
}
