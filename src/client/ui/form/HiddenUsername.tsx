import { VisuallyHidden } from '@mantine/core';

/** Tells password managers whose password is in a form that doesn't ask for the address; people neither see nor reach it. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
