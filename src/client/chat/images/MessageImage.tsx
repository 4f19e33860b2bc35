import { use, useRef, useState, type CSSProperties } from 'react';
import type { MessageImage as Image } from '../../../contract/entities.gen';
import { OnDemand } from '../../ui/OnDemand';
import { MessageActsContext } from '../actions/messageActs';
import { words } from '../words.gen';
import classes from './MessageImage.module.css';

const load = async () =>
  (await import(/* webpackChunkName: 'chat-images' */ './LoadedMessageImage')).LoadedMessageImage;
const loadDialog = async () =>
  (await import(/* webpackChunkName: 'chat-images' */ './LoadedImageDialog')).LoadedImageDialog;

interface MessageImageProps {
  id: string;
  image: Image | undefined;
  isCurrent: boolean;
}

/** Reserves the image's space before it loads (rule chat.images). */
export function MessageImage({ id, image, isCurrent }: MessageImageProps) {
  const { channelId } = use(MessageActsContext);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!image) return null;
  const close = () => {
    setOpen(false);
    // A dialog whose code loads on first opening doesn't record where the focus was.
    requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }));
  };
  const size = { '--image-width': `${image.width}px`, '--image-ratio': image.width / image.height } as CSSProperties;
  return (
    <>
      <button
        ref={opener}
        type="button"
        id={id}
        className={classes.image}
        style={size}
        aria-label={image.alt === undefined ? words.openImage : words.imageOf({ alt: image.alt })}
        aria-haspopup="dialog"
        tabIndex={isCurrent ? 0 : -1}
        data-menu-anchor
        onClick={() => setOpen(true)}
      >
        <OnDemand load={load} isWanted props={{ channelId, image }} />
      </button>
      <OnDemand
        load={loadDialog}
        isWanted={isOpen}
        props={{ channelId, image, isOpen, onClose: close }}
        onFailed={close}
      />
    </>
  );
}
