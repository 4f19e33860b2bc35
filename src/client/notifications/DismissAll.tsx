import { Button } from '@mantine/core';
import type { Notification } from '../../contract/entities.gen';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useHandFocusOn } from '../ui/focus/useHandFocusOn';
import classes from './NotificationsPage.module.css';
import { useDismissAll } from './useDismissAll';
import { words } from './words';

/** The newest of these: ids rise with time. */
const newestOf = (list: readonly Notification[]) => list.reduce((newest, { id }) => (id > newest ? id : newest), '');

/** How many stand in these lines that 'Dismiss all' would take. */
const dismissible = (list: readonly Notification[]) =>
  list.reduce((sum, { needsAnswer, group }) => sum + (needsAnswer ? 0 : (group?.count ?? 1)), 0);

/** Takes everything off the list that was seen and waits for no answer; nothing where one press on its own does that. */
export function DismissAll({ list }: { list: readonly Notification[] }) {
  return dismissible(list) > 1 ? <Dismiss newest={newestOf(list)} /> : null;
}

function Dismiss({ newest }: { newest: string }) {
  const { isBusy, error, dismissAll } = useDismissAll({ newest });
  return (
    <div className={classes.all} ref={useHandFocusOn<HTMLDivElement>()}>
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="default" size="sm" aria-disabled={isBusy} onClick={() => void dismissAll()}>
        {words.dismissAll}
      </Button>
    </div>
  );
}
