import { useNavigate } from 'react-router-dom';
import type { Passkey } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { passkeyNameSchema } from '../../../domain/session/passkeys';
import { useRenamePasskeyMutation } from '../../api/sessionApi';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { TextField } from '../../ui/form/TextField';
import { showMessage } from '../../ui/messages/showMessage';
import { Card } from '../../ui/pages/Card';
import { words as passkeyWords } from './words.gen';

const text = passkeyWords.renaming;

export function RenamePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const [rename] = useRenamePasskeyMutation();
  const navigate = useNavigate();
  return (
    <Card>
      <Form
        guard="short"
        initialValues={{ name }}
        schema={passkeyNameSchema}
        onSubmit={async (passkeyUpdate) => {
          const renamed = await rename({ passkeyId: id, passkeyUpdate }).unwrap();
          showMessage(text.done({ name: renamed.name }));
          await navigate(paths.passkeys, { replace: true });
        }}
      >
        <TextField name="name" label={text.name} autoComplete="off" />
        <FormActions submit={text.submit} cancelTo={paths.passkeys} />
      </Form>
    </Card>
  );
}
