import { Button, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { changeEmailSchema } from '../../domain/account/forms';
import { statusOf } from '../api/problem';
import { useChangeEmailMutation } from '../api/accountApi';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { words } from './words';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

const text = words.changeEmail;

interface ChangeEmailModalProps {
  current: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A rate limit is shown in the server's words, everything else in the screen's own. */
const failureOf = (error: unknown) => (statusOf(error) === 429 ? undefined : text.failure);

/** Asks for another address; it is changed when the link that goes there is opened (rule account.emailChange). */
export function ChangeEmailModal({ current, isOpen, onClose }: ChangeEmailModalProps) {
  const [changeEmail] = useChangeEmailMutation();
  const [isSent, setSent] = useState(false);
  const schema = useMemo(() => changeEmailSchema(current), [current]);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text.title}
      closeButtonProps={{ 'aria-label': text.close }}
      onExitTransitionEnd={() => setSent(false)}
    >
      {isSent ? (
        <>
          <p role="status">{text.sent}</p>
          <Button onClick={onClose} data-autofocus>
            {text.close}
          </Button>
        </>
      ) : (
        <Form
          initialValues={{ newEmail: '' }}
          schema={schema}
          failure={failureOf}
          onSubmit={async ({ newEmail }) => {
            await changeEmail({ changeEmailRequest: { newEmail } }).unwrap();
            setSent(true);
          }}
        >
          <TextField
            name="newEmail"
            type="email"
            label={text.label}
            description={text.help(current)}
            autoComplete="email"
          />
          <FormActions submit={text.verify} busy={text.verifying} />
        </Form>
      )}
    </Modal>
  );
}
