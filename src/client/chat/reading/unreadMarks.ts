/** The returned function undoes the listener's reaction if the mark fails. */
type Listener = () => () => void;

const listeners = new Map<string, Set<Listener>>();

/** Stops automatic reading in this tab's pages; call the returned function if the mark fails. */
export function publishUnreadMark(channelId: string): () => void {
  const undo = [...(listeners.get(channelId) ?? [])].map((listener) => listener());
  return () => undo.forEach((withdraw) => withdraw());
}

export function onUnreadMark(channelId: string, listener: Listener): () => void {
  const known = listeners.get(channelId) ?? new Set();
  listeners.set(channelId, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(channelId);
  };
}
