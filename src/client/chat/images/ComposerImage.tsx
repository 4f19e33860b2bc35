import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';
import type { ComposerImageProps } from './LoadedComposerImage';

const load = async () =>
  (await import(/* webpackChunkName: 'chat-images' */ './LoadedComposerImage')).LoadedComposerImage;

/** Called as the composer is used, so that an image can be added offline. */
export const prepareComposerImage = () => void load().catch(() => undefined);

export function ComposerImage(props: ComposerImageProps) {
  const { file, image, onRemove } = props;
  const refuse = () => {
    showFailure(LOAD_FAILED);
    // Otherwise the message couldn't be sent, since the image could neither be shown nor removed.
    if (file) onRemove();
  };
  return <OnDemand load={load} isWanted={file !== undefined || image !== undefined} props={props} onFailed={refuse} />;
}
