import { VisuallyHidden } from '@mantine/core';

/** Tells password managers which account a form without an email field belongs to; hidden from users. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
