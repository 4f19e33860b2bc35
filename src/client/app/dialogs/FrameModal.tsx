import { Modal } from '@mantine/core';
import type { ModalProps } from '@mantine/core';
import { words } from '../../ui/words';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** What the dialogs that keys open are drawn in: there at once, as who pressed them types on. */
export function FrameModal(given: Omit<ModalProps, 'opened'>) {
  return (
    <Modal
      opened
      size="lg"
      transitionProps={{ duration: 0 }}
      // Who opened it gives the focus back, before anything leads elsewhere.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': words.close }}
      {...given}
    />
  );
}
