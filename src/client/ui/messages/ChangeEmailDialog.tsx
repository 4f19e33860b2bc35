import { Button, Modal } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Form } from '../form/Form';
import type { Failure } from '../form/formContext';
import { FormActions } from '../form/FormActions';
import { TextField } from '../form/TextField';
import { words } from '../words.gen';

const text = { verify: 'Verify', verifying: 'Verifying…' };

interface ChangeEmailDialogProps<Asked extends { newEmail: string }> {
  title: string;
  label: string;
  help: string;
  schema: ObjectSchema<Asked>;
  proof?: ReactNode;
  failure: Failure;
  sent: (newEmail: string) => string;
  send: (asked: Asked) => Promise<unknown>;
  autoComplete?: string;
  isOpen: boolean;
  onClose: () => void;
}

export function ChangeEmailDialog<Asked extends { newEmail: string }>(props: ChangeEmailDialogProps<Asked>) {
  const { title, label, help, schema, failure, proof, sent, send, autoComplete = 'off', isOpen, onClose } = props;
  const [sentTo, setSentTo] = useState<string>();
  /** Survives closing the dialog by accident. */
  const [typed, setTyped] = useState('');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': words.close }}
      onExitTransitionEnd={() => setSentTo(undefined)}
    >
      {sentTo === undefined ? (
        <Form
          guard="kept"
          initialValues={{ newEmail: typed, password: '', code: '' }}
          schema={schema}
          failure={failure}
          onSubmit={async (asked) => {
            await send(asked);
            setSentTo(asked.newEmail);
            setTyped('');
          }}
        >
          <TextField
            data-autofocus
            name="newEmail"
            type="email"
            label={label}
            description={help}
            autoComplete={autoComplete}
          />
          {proof}
          <ReportTyped onTyped={setTyped} />
          <FormActions submit={text.verify} busy={text.verifying} />
        </Form>
      ) : (
        <>
          <p role="status">{sent(sentTo)}</p>
          <Button onClick={onClose} data-autofocus>
            {words.close}
          </Button>
        </>
      )}
    </Modal>
  );
}

function ReportTyped({ onTyped }: { onTyped: (newEmail: string) => void }) {
  const { newEmail } = useFormikContext<{ newEmail: string }>().values;
  useEffect(() => onTyped(newEmail), [newEmail, onTyped]);
  return null;
}
