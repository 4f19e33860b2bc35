/** Tells the pages of this tab that show a channel that something in it was marked as unread: they read nothing on by themselves. */
const marks = new EventTarget();

export function tellUnreadMark(channelId: string): void {
  marks.dispatchEvent(new Event(channelId));
}

/** Listens until what is returned is called. */
export function onUnreadMark(channelId: string, listener: () => void): () => void {
  marks.addEventListener(channelId, listener);
  return () => marks.removeEventListener(channelId, listener);
}
