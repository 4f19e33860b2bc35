import { countOf } from '../../domain/text/words';

/** Words of the conversations. */
export const words = {
  chats: 'Chats',
  none: 'No conversations yet',
  noneWhy: 'Every pod has a conversation of its own. Join a pod, and it will be here.',
  toPods: 'See my pods',
  ledBy: (name: string) => `Led by ${name}`,
  nothingWritten: 'Nothing written yet',
  you: 'You',
  preview: (sender: string, text: string) => `${sender}: ${text}`,
  unread: (count: number) => (count >= 100 ? '100 or more unread messages' : countOf(count, 'unread message')),
  unreadMark: (count: number) => (count >= 100 ? '99+' : String(count)),

  chat: 'Chat',
  choose: 'Choose a conversation first.',
  gone: (name: string) => `You are no longer in the conversation ${name}`,
  log: (name: string) => `Messages in ${name}`,
  newer: 'Newest messages',
  newMessages: (count: number) => countOf(count, 'new message'),
  today: 'Today',
  yesterday: 'Yesterday',
  lastRead: 'Last read',
  beginning: 'This is where the conversation begins.',
  olderLoading: 'Loading older messages…',
  olderFailed: 'Older messages could not be loaded.',
  empty: 'Nothing written yet',
  emptyWhy: 'Say hello: everyone in this conversation will see it.',
  offline: 'Not connected just now. New messages will show as soon as you are.',

  announced: (sender: string, text: string) => `${sender}: ${text}`,
  announcedMany: (count: number, senders: string) => `${countOf(count, 'new message')} from ${senders}`,

  leftOut: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} isn’t in this chat any more and wasn’t told.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} aren’t in this chat any more and weren’t told.`,

  sending: 'Sending…',
  held: 'Not sent yet. It goes out by itself when you’re connected again.',
  sent: 'Sent',
  failed: 'Not sent.',
  retry: 'Retry',
  edit: 'Edit',
  write: (name: string) => `Message to ${name}`,
  placeholder: 'Write a message',
  send: 'Send',
  hint: 'Enter sends, Shift+Enter starts a new line.',
  ofMaximum: (length: number, maximum: number) => `${length.toLocaleString('en')} / ${maximum.toLocaleString('en')}`,
};
