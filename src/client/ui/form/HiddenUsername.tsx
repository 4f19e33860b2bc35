import { VisuallyHidden } from '@mantine/core';

/** Tells password managers the account in forms without an email field. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
