import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Portal } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useEffect, useSyncExternalStore } from 'react';
import { OnDemand } from '../OnDemand';
import { useToastsByKey } from '../focus/useToastsByKey';
import { isDialogWaiting, onDialogWaiting, rejectWaitingDialogs } from './waitingDialogs';
import classes from './ToastsAndDialogs.module.css';
import { words as toastWords } from './toastWords.gen';

export function ToastsAndDialogs() {
  return (
    <>
      <Portal>
        <Toasts />
      </Portal>
      <DialogsOnDemand />
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

const loadDialogs = async () => (await import(/* webpackChunkName: 'dialogs' */ './Dialogs')).Dialogs;

function DialogsOnDemand() {
  const isWaiting = useSyncExternalStore(onDialogWaiting, isDialogWaiting);
  useEffect(() => () => rejectWaitingDialogs('gone'), []);
  return (
    <OnDemand load={loadDialogs} isWanted={isWaiting} props={{}} onFailed={() => rejectWaitingDialogs('failed')} />
  );
}
