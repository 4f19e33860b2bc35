/** Called on a mark; returns a function to call if the mark fails. */
type Listener = () => () => void;

/** The pages in this tab, by channel. */
const listeners = new Map<string, Set<Listener>>();

/**
 * Notifies this tab's pages that part of a channel was marked as unread, which stops automatic reading. Call the
 * returned function if the mark fails, so that they resume.
 */
export function publishUnreadMark(channelId: string): () => void {
  const undo = [...(listeners.get(channelId) ?? [])].map((listener) => listener());
  return () => undo.forEach((withdraw) => withdraw());
}

/** Subscribes; the returned function unsubscribes. */
export function onUnreadMark(channelId: string, listener: Listener): () => void {
  const known = listeners.get(channelId) ?? new Set();
  listeners.set(channelId, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(channelId);
  };
}
