/** Told of a mark; returns what is to be done where it could not be made. */
type Listener = () => () => void;

/** The pages of this tab, by the channel that they show. */
const listeners = new Map<string, Set<Listener>>();

/**
 * Tells the pages of this tab that show a channel that something in it was marked as unread: they read nothing on by themselves.
 * What is returned is called where that failed, and they go on.
 */
export function tellUnreadMark(channelId: string): () => void {
  const undo = [...(listeners.get(channelId) ?? [])].map((listener) => listener());
  return () => undo.forEach((withdraw) => withdraw());
}

/** Listens until what is returned is called. */
export function onUnreadMark(channelId: string, listener: Listener): () => void {
  const known = listeners.get(channelId) ?? new Set();
  listeners.set(channelId, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(channelId);
  };
}
