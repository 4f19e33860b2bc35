import { useNavigate } from 'react-router-dom';
import type { Identity, OwnProof } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { useRemoveIdentityMutation } from '../../api/signOnApi';
import { showMessage } from '../../ui/messages/showMessage';
import { TextLink } from '../../ui/TextLink';
import { ProofForm } from '../twoFactor/ProofForm';
import { words as identityWords } from './words.gen';

const text = identityWords.removing;

export function RemoveIdentity({ identity: { id, providerName } }: { identity: Identity }) {
  const [removeIdentity] = useRemoveIdentityMutation();
  const navigate = useNavigate();
  const remove = async (ownProof: OwnProof) => {
    await removeIdentity({ identityId: id, ownProof }).unwrap();
    showMessage(text.done({ name: providerName }));
    await navigate(paths.identities, { replace: true });
  };
  return (
    <ProofForm submit={text.submit} danger cancelTo={paths.identities} onSubmit={remove}>
      <p>{text.text({ name: providerName })}</p>
      <p>
        {text.noPassword} <TextLink to={paths.forgotPassword}>{text.setPassword}</TextLink>.
      </p>
    </ProofForm>
  );
}
