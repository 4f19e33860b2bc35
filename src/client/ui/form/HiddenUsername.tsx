import { VisuallyHidden } from '@mantine/core';

/** Tells password managers whose password a form without an email field is for; hidden from users. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
