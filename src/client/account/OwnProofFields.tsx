import { useGetTwoFactorQuery } from '../api/sessionApi';
import { CodeField } from '../ui/form/CodeField';
import { PasswordField } from '../ui/form/PasswordField';
import { OwnUsername } from './OwnUsername';
import { words } from './words';

const text = words.ownProof;

/** Whether a code is asked for besides the password. */
export const useAsksCode = (): boolean => useGetTwoFactorQuery().currentData?.enabled ?? false;

/** What shows that it is the person, and not only an open session (rule account.person). */
export function OwnProofFields() {
  const asksCode = useAsksCode();
  return (
    <>
      <OwnUsername />
      <PasswordField name="password" label={text.password} autoComplete="current-password" />
      {asksCode && <CodeField name="code" label={text.code} kind="either" />}
    </>
  );
}
