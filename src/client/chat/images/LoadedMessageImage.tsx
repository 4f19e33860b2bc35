import type { MessageImage } from '../../../contract/entities.gen';
import { useMessageImageQuery } from '../../api/messageImageApi';
import { words } from '../words.gen';
import classes from './MessageImage.module.css';

interface LoadedMessageImageProps {
  channelId: string;
  image: MessageImage;
}

/** The alternative text is on the button around the image. */
export function LoadedMessageImage({ channelId, image }: LoadedMessageImageProps) {
  const { data: address, isError } = useMessageImageQuery({ channelId, imageId: image.id });
  if (isError && !address) return <span className={classes.failed}>{image.alt ?? words.imageNotLoaded}</span>;
  return address ? <img className={classes.picture} src={address} alt="" /> : null;
}
