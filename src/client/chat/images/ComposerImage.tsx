import { showFailure } from '../../ui/messages/showFailure';
import { LOAD_FAILED, OnDemand } from '../../ui/OnDemand';
import type { ComposerImageProps } from './LoadedComposerImage';

const load = async () =>
  (await import(/* webpackChunkName: 'chat-images' */ './LoadedComposerImage')).LoadedComposerImage;

/** The image to send with the message. */
export const ComposerImage = (props: ComposerImageProps) => (
  <OnDemand
    load={load}
    isWanted={props.file !== undefined || props.image !== undefined}
    props={props}
    onFailed={() => showFailure(LOAD_FAILED)}
  />
);
