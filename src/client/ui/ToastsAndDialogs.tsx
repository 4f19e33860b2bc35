import { Portal } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { isDialogWaiting, onDialogWaiting, refuseDialogs } from './dialogPlace';
import classes from './ToastsAndDialogs.module.css';
import { toastWords } from './toastWords';
import { useToastsByKey } from './useToastsByKey';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

/** Where `showMessage` and `confirm` show. Loaded after the first page, beside it. */
export function ToastsAndDialogs() {
  return (
    <>
      <Portal>
        <Toasts />
      </Portal>
      <DialogsOnceAsked />
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

function DialogsOnceAsked() {
  const [Dialogs, setDialogs] = useState<ComponentType>();
  const isWaiting = useSyncExternalStore(onDialogWaiting, isDialogWaiting);
  useEffect(() => {
    if (Dialogs || !isWaiting) return;
    import(/* webpackChunkName: 'dialogs' */ './Dialogs').then(
      (part) => setDialogs(() => part.Dialogs),
      () => refuseDialogs('failed'),
    );
  }, [Dialogs, isWaiting]);
  useEffect(() => () => refuseDialogs('gone'), []);
  return Dialogs ? <Dialogs /> : null;
}
