import { VisuallyHidden } from '@mantine/core';
import { useGetMyUserQuery } from '../api/sessionApi';

/** Tells password managers whose password is in a form that doesn't ask for the address; people neither see nor reach it. */
export function OwnUsername() {
  const { data: user } = useGetMyUserQuery();
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
