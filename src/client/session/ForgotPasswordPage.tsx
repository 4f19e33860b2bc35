import { useNavigate } from 'react-router-dom';
import { forgotPasswordSchema } from '../../domain/session/forms';
import { paths } from '../../domain/links';
import { useForgotPasswordMutation } from '../api/sessionApi';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { TextLink } from '../ui/TextLink';
import { words } from './words.gen';

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [forgotPassword] = useForgotPasswordMutation();
  return (
    <AccountFormPage
      title={words.forgot.title}
      intro={words.forgot.intro}
      footer={<TextLink to={paths.login}>{words.forgot.back}</TextLink>}
    >
      <Form
        guard="short"
        initialValues={{ email: '' }}
        schema={forgotPasswordSchema}
        onSubmit={async (forgotPasswordRequest) => {
          await forgotPassword({ forgotPasswordRequest }).unwrap();
          await navigate(paths.forgotPasswordCheckInbox);
        }}
        failure={words.forgot.failure}
      >
        <TextField name="email" type="email" label={words.forgot.email} autoComplete="username" />
        <FormActions wide submit={words.forgot.submit} />
      </Form>
    </AccountFormPage>
  );
}
