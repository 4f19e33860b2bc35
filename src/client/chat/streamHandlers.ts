import { channelListTag, chatApi, searchResultsTag } from '../api/chatApi';
import type { StreamHandler } from '../stream/events';
import { forgetChannel } from './forgetChannel';
import { receiveMessage } from './receiveMessage';
import { receiveRead } from './reading/receiveRead';
import { publishUnreadMark } from './reading/unreadMarks';

const onMessage: StreamHandler<'message'> = ({ message }, { dispatch, userId }) =>
  dispatch(receiveMessage(message, { userId, movesMarker: true }));

const onRead: StreamHandler<'read'> = (event, { dispatch, userId }) => {
  dispatch(receiveRead({ ...event, userId }));
  if (event.status === 'UNREAD') publishUnreadMark(event.channelId);
};

/** Losing a channel hides it at once; an open conversation shows that it is gone. */
const onChannel: StreamHandler<'channel'> = ({ channelId, change }, { dispatch }) => {
  if (change === 'removed') dispatch(forgetChannel(channelId));
  // Requests for a lost channel would be refused; they are repeated only on rejoining.
  const outdated = {
    added: ['Channel', { type: 'Message', id: channelId }, searchResultsTag],
    changed: ['Channel'],
    removed: [channelListTag],
  } as const;
  dispatch(chatApi.util.invalidateTags([...outdated[change]]));
};

export const chatStreamHandlers = { message: onMessage, read: onRead, channel: onChannel };
