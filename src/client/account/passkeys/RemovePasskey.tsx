import { useNavigate } from 'react-router-dom';
import type { OwnProof, Passkey } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { useRemovePasskeyMutation } from '../../api/sessionApi';
import { showMessage } from '../../ui/messages/showMessage';
import { ProofForm } from '../twoFactor/ProofForm';
import { words as passkeyWords } from './words.gen';

const text = passkeyWords.removing;

export function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const [removePasskey] = useRemovePasskeyMutation();
  const navigate = useNavigate();
  const remove = async (ownProof: OwnProof) => {
    await removePasskey({ passkeyId: id, ownProof }).unwrap();
    showMessage(text.done({ name }));
    await navigate(paths.passkeys, { replace: true });
  };
  return (
    <ProofForm submit={text.submit} danger cancelTo={paths.passkeys} onSubmit={remove}>
      <p>{text.text}</p>
    </ProofForm>
  );
}
