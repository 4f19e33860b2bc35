import { useMemo } from 'react';
import { changeEmailSchema } from '../../domain/account/forms';
import { statusOf } from '../api/problem';
import { useChangeEmailMutation } from '../api/accountApi';
import { ChangeEmailDialog } from '../ui/messages/ChangeEmailDialog';
import { OwnProofFields, useRequiresCode } from './OwnProofFields';
import { words } from './words.gen';

const text = words.changeEmail;

interface ChangeMyEmailProps {
  current: string;
  isOpen: boolean;
  onClose: () => void;
}

const failureOf = (error: unknown) => ([400, 429].includes(statusOf(error) ?? 0) ? undefined : text.failure);

/** Takes effect once the link mailed to the new address is confirmed (rule account.emailChange). */
export function ChangeMyEmail({ current, ...dialog }: ChangeMyEmailProps) {
  const [changeEmail] = useChangeEmailMutation();
  const asksCode = useRequiresCode();
  const schema = useMemo(() => changeEmailSchema(current, asksCode), [current, asksCode]);
  return (
    <ChangeEmailDialog
      {...dialog}
      title={text.title}
      label={text.label}
      help={text.help({ current })}
      schema={schema}
      failure={failureOf}
      sent={() => text.sent}
      proof={<OwnProofFields />}
      send={({ newEmail, password = '', code }) =>
        changeEmail({ changeEmailRequest: { newEmail, password, ...(code && { code }) } }).unwrap()
      }
      autoComplete="email"
    />
  );
}
