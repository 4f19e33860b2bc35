import type { MessageImage } from '../../../contract/entities.gen';
import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';

const load = async () =>
  (await import(/* webpackChunkName: 'chat-images' */ './LoadedComposerImage')).LoadedComposerImage;

export interface ComposerImageProps {
  channelId: string;
  /** The chosen file, until it is uploaded. */
  file: File | undefined;
  /** The uploaded image. */
  image: MessageImage | undefined;
  /** The image is uploaded, or described anew. */
  onImage: (image: MessageImage) => void;
  onRemove: () => void;
}

/** The image to send with the message. */
export const ComposerImage = (props: ComposerImageProps) => (
  <OnDemand
    load={load}
    isWanted={props.file !== undefined || props.image !== undefined}
    props={props}
    onFailed={() => showFailure(LOAD_FAILED)}
  />
);
