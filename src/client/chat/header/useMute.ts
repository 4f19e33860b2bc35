import { useDispatch } from 'react-redux';
import type { Channel } from '../../../contract/entities.gen';
import { chatApi } from '../../api/chatApi';
import { problemOf } from '../../api/problem';
import { showFailure } from '../../ui/messages/showFailure';
import { showMessage } from '../../ui/messages/showMessage';
import type { SendingDispatch } from '../outbox/sending';
import { patchChannel } from '../receiveMessage';
import { words } from '../words.gen';

const withMute = ({ muted: _, ...channel }: Channel, muted: boolean): Channel =>
  muted ? { ...channel, muted } : channel;

export function useMute({ id, muted: isMuted = false }: Channel) {
  const dispatch = useDispatch<SendingDispatch>();
  return async () => {
    const call = { id, channelMute: { muted: !isMuted } };
    const { data, error } = await dispatch(chatApi.endpoints.muteChannel.initiate(call, { track: false }));
    if (!data) return showFailure(problemOf(error)?.detail ?? words.actFailed);
    dispatch(patchChannel(id, (channel) => withMute(channel, data.muted)));
    showMessage(data.muted ? words.nowMuted : words.nowUnmuted);
  };
}
