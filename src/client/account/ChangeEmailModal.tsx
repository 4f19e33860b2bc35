import { useMemo } from 'react';
import { changeEmailSchema } from '../../domain/account/forms';
import { statusOf } from '../api/problem';
import { useChangeEmailMutation } from '../api/accountApi';
import { ChangeEmailDialog } from '../ui/ChangeEmailDialog';
import { words } from './words';

const text = words.changeEmail;

interface ChangeEmailModalProps {
  current: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A rate limit is shown in the server's words, everything else in the screen's own. */
const failureOf = (error: unknown) => (statusOf(error) === 429 ? undefined : text.failure);

/** Asks for another address; it is changed when that is confirmed by the link that goes there (rule account.emailChange). */
export function ChangeEmailModal({ current, ...dialog }: ChangeEmailModalProps) {
  const [changeEmail] = useChangeEmailMutation();
  const schema = useMemo(() => changeEmailSchema(current), [current]);
  return (
    <ChangeEmailDialog
      {...dialog}
      title={text.title}
      label={text.label}
      help={text.help(current)}
      schema={schema}
      failure={failureOf}
      sent={() => text.sent}
      send={(newEmail) => changeEmail({ changeEmailRequest: { newEmail } }).unwrap()}
      autoComplete="email"
    />
  );
}
