import { VisuallyHidden } from '@mantine/core';
import type { UnsentMessage } from '../outbox/unsentMessage';
import { words } from '../words.gen';

/** The rows that show unsent messages scroll in and out of view, and would announce them again. */
export function UnsentAnnouncement({ unsent }: { unsent: readonly UnsentMessage[] }) {
  const failed = unsent.filter(({ status }) => status === 'failed');
  const held = unsent.find(({ status }) => status === 'held');
  return (
    <>
      <VisuallyHidden role="alert">
        {failed.length > 0 && `${words.failedCount({ count: failed.length })} ${failed.at(-1)?.reason ?? ''}`}
      </VisuallyHidden>
      <VisuallyHidden role="status">{held && words.held({ isOverLimit: held.notBefore !== undefined })}</VisuallyHidden>
    </>
  );
}
