import type { Channel, Message, User } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import type { AppStore } from '../../app/store';
import { fakeApi, reply } from '../../testing/fakeApi';
import { withHeights } from '../../testing/layout';
import { renderPage } from '../../testing/renderPage';
import { signIn } from '../../testing/token';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { ChatPage } from '../ChatPage';

export const id = (number: number) => `0190f3a2-7c11-7a40-8b1e-${String(number).padStart(12, '0')}`;

export const channelId = id(1);
export const me = id(2);
export const anna = { userId: id(3), name: 'Anna Lindqvist' };
export const podId = id(6);

const user: User = { id: me, email: 'maya@example.com', firstName: 'Maya', lastName: 'Okafor' };

export function message(number: number, given: Partial<Message> = {}): Message {
  return {
    id: id(100 + number),
    channelId,
    senderId: anna.userId,
    senderName: anna.name,
    content: `Text ${number}`,
    createdEpochMillis: Date.UTC(2026, 0, 6, 9) + number * 1000,
    ...given,
  };
}

export const ownMessage = (number: number, given: Partial<Message> = {}) =>
  message(number, { senderId: me, senderName: 'Maya Okafor', ...given });

export const channel: Channel = {
  id: channelId,
  name: 'Early Birds',
  businessId: id(4),
  membershipId: id(5),
  membershipName: 'Momentum Circle',
  podId,
  leaderChannel: false,
  unread: 0,
  messages: [],
};

export function serveConversation(messages: Message[], given: Parameters<typeof fakeApi>[0] = {}) {
  withHeights((element) => (element.getAttribute('role') === 'log' ? 400 : 40));
  return fakeApi({
    getMyUser: reply(user),
    listMyChannels: reply([channel]),
    listMessages: reply(messages),
    listChannelPeople: reply([anna, { userId: me, name: 'Maya Okafor' }]),
    ...given,
  });
}

export function openChat(query = `?c=${channelId}`, store?: AppStore) {
  signIn(me);
  return renderPage(
    [
      {
        path: paths.chat,
        element: (
          <>
            <ChatPage />
            <ToastsAndDialogs />
          </>
        ),
      },
      { path: '*', element: <ToastsAndDialogs /> },
    ],
    { route: paths.chat + query, store },
  );
}
