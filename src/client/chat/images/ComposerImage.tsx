import { useEffect } from 'react';
import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';
import type { ComposerImageProps } from './LoadedComposerImage';

const load = async () =>
  (await import(/* webpackChunkName: 'chat-images' */ './LoadedComposerImage')).LoadedComposerImage;

/** Preloaded behind the conversation, to be available offline. */
export function ComposerImage(props: ComposerImageProps) {
  const { file, image, onRemove } = props;
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  const refuse = () => {
    showFailure(LOAD_FAILED);
    // Otherwise the message couldn't be sent, since the image could neither be shown nor removed.
    if (file) onRemove();
  };
  return <OnDemand load={load} isWanted={file !== undefined || image !== undefined} props={props} onFailed={refuse} />;
}
