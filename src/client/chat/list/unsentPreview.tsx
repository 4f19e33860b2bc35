import classes from './ChatsPage.module.css';
import type { useUnsent } from '../outbox/useUnsent';
import { words } from '../words';

/** Replaces the last message when the user has unsent text; undefined otherwise. */
export function unsentPreview(written: ReturnType<typeof useUnsent>, isOpen = false) {
  const last = (status: 'failed' | 'held') => written.unsent.filter((one) => one.status === status).at(-1)?.content;
  const [failed, held] = [last('failed'), last('held')];
  if (failed !== undefined) return <span className={classes.notSent}>{words.notSentPreview(failed)}</span>;
  if (held !== undefined) return words.notSentYetPreview(held);
  // The open conversation already shows it beside the list.
  return written.draft !== undefined && !isOpen ? words.draftPreview(written.draft) : undefined;
}
