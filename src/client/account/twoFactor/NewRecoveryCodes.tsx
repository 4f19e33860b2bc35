import { useRenewRecoveryCodesMutation } from '../../api/sessionApi';
import { ProofForm } from './ProofForm';
import { words as twoFactorWords } from './words.gen';

const text = twoFactorWords.newCodes;

export function NewRecoveryCodes({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  return (
    <ProofForm
      submit={text.submit}
      onSubmit={async (ownProof) => onDone((await renew({ ownProof }).unwrap()).recoveryCodes)}
    >
      <p>{text.text}</p>
    </ProofForm>
  );
}
