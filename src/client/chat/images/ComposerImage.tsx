import { useEffect } from 'react';
import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';
import type { ComposerImageProps } from './LoadedComposerImage';

const load = async () =>
  (await import(/* webpackChunkName: 'chat-images' */ './LoadedComposerImage')).LoadedComposerImage;

/** The image to send with the message. Its code loads behind the conversation, so that it is there without a connection. */
export function ComposerImage(props: ComposerImageProps) {
  const { file, image, onRemove } = props;
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  const refuse = () => {
    showFailure(LOAD_FAILED);
    // Otherwise an image that can't be seen or removed would hold back the text.
    if (file) onRemove();
  };
  return <OnDemand load={load} isWanted={file !== undefined || image !== undefined} props={props} onFailed={refuse} />;
}
