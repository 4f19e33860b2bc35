import { Modal } from '@mantine/core';
import type { ModalProps } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { words } from '../../ui/words.gen';

/** Without a transition, since the user starts typing immediately. */
export function FrameModal(given: Omit<ModalProps, 'opened'>) {
  return (
    <Modal
      opened
      size="lg"
      transitionProps={{ duration: 0 }}
      // `FrameDialogs` returns the focus, before any navigation.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': words.close }}
      {...given}
    />
  );
}
