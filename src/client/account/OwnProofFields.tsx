import { useGetTwoFactorQuery } from '../api/sessionApi';
import { CodeField } from '../ui/form/CodeField';
import { PasswordField } from '../ui/form/PasswordField';
import { OwnUsername } from './OwnUsername';
import { words } from './words.gen';

const text = words.ownProof;

export const useRequiresCode = (): boolean => useGetTwoFactorQuery().currentData?.enabled ?? false;

/** Proves that the account's owner is present, not just an open session (rule account.person). */
export function OwnProofFields() {
  const asksCode = useRequiresCode();
  return (
    <>
      <OwnUsername />
      <PasswordField name="password" label={text.password} autoComplete="current-password" />
      {asksCode && <CodeField name="code" label={text.code} kind="either" />}
    </>
  );
}
