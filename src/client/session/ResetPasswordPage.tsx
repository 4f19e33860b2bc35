import { skipToken } from '@reduxjs/toolkit/query';
import { IconLinkOff } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { resetPasswordSchema } from '../../domain/session/forms';
import { cleanPastedCode, queryKeys, paths } from '../../domain/links';
import { explanationOf, problemOf, statusOf } from '../api/problem';
import { useGetPasswordResetQuery, useResetPasswordMutation } from '../api/sessionApi';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { NewPasswordFields } from '../ui/form/SignUpFields';
import { HiddenUsername } from '../ui/form/HiddenUsername';
import { NoticePage } from '../ui/pages/NoticePage';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { words } from './words.gen';

const text = words.reset;

/** The server's message for a 400, otherwise the screen's own (rule platform.forms). */
function failureOf(error: unknown): string {
  return explanationOf(error, [400]) ?? text.failure;
}

/** Checks the code before the user types anything. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const code = cleanPastedCode(query.get(queryKeys.code));
  const reset = useGetPasswordResetQuery(code ? { code } : skipToken);
  if (!code || statusOf(reset.error) === 404) return <NoLongerValid />;
  return (
    <AccountFormPage title={text.title}>
      <QueryState query={reset} skeleton={<FieldsSkeleton count={2} />}>
        {({ email }) => <NewPassword code={code} email={email} onOutdated={() => void reset.refetch()} />}
      </QueryState>
    </AccountFormPage>
  );
}

function NoLongerValid() {
  return (
    <NoticePage
      title={words.invalid.title}
      icon={<IconLinkOff aria-hidden />}
      action={{ label: text.sendNewLink, to: paths.forgotPassword }}
    >
      <p>{words.invalid.text}</p>
    </NoticePage>
  );
}

interface NewPasswordProps {
  code: string;
  email: string;
  onOutdated: () => void;
}

function NewPassword({ code, email, onOutdated }: NewPasswordProps) {
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  const save = async ({ password }: { password: string }) => {
    try {
      await resetPassword({ resetPasswordRequest: { password, code } }).unwrap();
    } catch (reason) {
      if (problemOf(reason)?.code === 'code_invalid') onOutdated();
      throw reason;
    }
    await navigate(paths.passwordChanged, { replace: true });
  };
  return (
    <Form
      guard="short"
      initialValues={{ password: '', confirmPassword: '' }}
      schema={resetPasswordSchema}
      onSubmit={save}
      failure={failureOf}
    >
      <HiddenUsername email={email} />
      <NewPasswordFields label={text.password} confirmLabel={text.confirmPassword} />
      <FormActions wide submit={text.submit} />
    </Form>
  );
}
