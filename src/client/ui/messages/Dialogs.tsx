import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { registerDialogs } from './waitingDialogs';

export function Dialogs() {
  useEffect(registerDialogs, []);
  return <ModalsProvider>{null}</ModalsProvider>;
}
