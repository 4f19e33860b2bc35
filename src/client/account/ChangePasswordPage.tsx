import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { changePasswordSchema, type ChangePasswordValues } from '../../domain/session/forms';
import { mySettingsPath, paths } from '../../domain/links';
import { explanationOf } from '../api/problem';
import { useChangePasswordMutation } from '../api/sessionApi';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { PasswordField } from '../ui/form/PasswordField';
import { NewPasswordFields } from '../ui/form/SignUpFields';
import { FormPage } from '../ui/pages/FormPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { OwnUsername } from './OwnUsername';
import { words } from './words.gen';

const text = words.changePassword;
const back = mySettingsPath('account');

/**
 * The server's message for a 400, a separate one for a rate limit, otherwise this screen's own (rule platform.forms).
 */
function failureOf(error: unknown): string {
  return explanationOf(error, [400, 429]) ?? text.failure;
}

export function ChangePasswordPage() {
  const [changePassword] = useChangePasswordMutation();
  const [isChanged, setChanged] = useState(false);
  if (isChanged) {
    return (
      <NoticePage title={text.changed} icon={<IconCircleCheck aria-hidden />} action={{ label: text.back, to: back }}>
        <p role="status">{text.others}</p>
      </NoticePage>
    );
  }
  const save = async ({ oldPassword, newPassword }: ChangePasswordValues) => {
    await changePassword({ changePasswordRequest: { oldPassword, newPassword } }).unwrap();
    setChanged(true);
  };
  return (
    <FormPage
      title={text.title}
      intro={text.intro}
      crumbs={[
        { label: words.settings.title, to: paths.mySettings },
        { label: words.settings.panels.account, to: back },
        { label: text.title },
      ]}
    >
      <Form
        guard="short"
        initialValues={{ oldPassword: '', newPassword: '', confirmPassword: '' }}
        schema={changePasswordSchema}
        onSubmit={save}
        failure={failureOf}
      >
        <OwnUsername />
        <PasswordField name="oldPassword" label={text.oldPassword} autoComplete="current-password" />
        <NewPasswordFields name="newPassword" label={text.newPassword} confirmLabel={text.confirmPassword} />
        <FormActions submit={text.submit} cancelTo={back} />
      </Form>
    </FormPage>
  );
}
