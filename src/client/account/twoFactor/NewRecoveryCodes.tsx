import { useRenewRecoveryCodesMutation } from '../../api/sessionApi';
import { PasswordForm } from './PasswordForm';
import { twoFactorWords } from './words';

const text = twoFactorWords.newCodes;

export function NewRecoveryCodes({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  return (
    <PasswordForm
      submit={text.submit}
      onSubmit={async (password) => onDone((await renew({ presentPassword: { password } }).unwrap()).recoveryCodes)}
    >
      <p>{text.text}</p>
    </PasswordForm>
  );
}
