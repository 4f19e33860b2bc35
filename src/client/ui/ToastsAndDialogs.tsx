import { Portal } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import classes from './ToastsAndDialogs.module.css';
import { toastWords } from './toastWords';
import { useToastsByKey } from './useToastsByKey';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

/** Where `showMessage` and `confirm` show. Loaded after the first page, beside it. */
export function ToastsAndDialogs() {
  return (
    <>
      <Portal>
        <Toasts />
      </Portal>
      <ModalsProvider>{null}</ModalsProvider>
    </>
  );
}

function Toasts() {
  return (
    <section ref={useToastsByKey()} aria-label={toastWords.region}>
      <Notifications position="bottom-center" className={classes.toasts} withinPortal={false} />
    </section>
  );
}
