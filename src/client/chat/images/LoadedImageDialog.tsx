import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { MessageImage } from '../../../contract/entities.gen';
import { useMessageImageQuery } from '../../api/messageImageApi';
import { words as uiWords } from '../../ui/words.gen';
import { words } from '../words.gen';
import classes from './MessageImage.module.css';

interface ImageDialogProps {
  channelId: string;
  image: MessageImage;
  isOpen: boolean;
  onClose: () => void;
}

export function LoadedImageDialog({ channelId, image, isOpen, onClose }: ImageDialogProps) {
  const { id, alt, width, height } = image;
  const { data: address, isError, refetch } = useMessageImageQuery({ channelId, imageId: id });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="auto"
      title={words.image}
      closeButtonProps={{ 'aria-label': uiWords.close }}
      transitionProps={{ duration: 0 }}
    >
      {address && (
        <img className={classes.whole} src={address} alt={alt ?? words.image} width={width} height={height} />
      )}
      {!address && isError && (
        <p role="alert">
          {words.imageNotLoaded}{' '}
          <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      {alt && <p>{alt}</p>}
    </Modal>
  );
}
