import { Button } from '@mantine/core';
import type { Notification } from '../../contract/entities.gen';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useFocusNextRow } from '../ui/focus/useFocusNextRow';
import classes from './NotificationsPage.module.css';
import { useDismissAll } from './useDismissAll';
import { words } from './words';

/** The newest id, as ids rise with time. */
const newestOf = (list: readonly Notification[]) => list.reduce((newest, { id }) => (id > newest ? id : newest), '');

/** The number of notifications that 'Dismiss all' would remove. */
const dismissible = (list: readonly Notification[]) =>
  list.reduce((sum, { needsAnswer, group }) => sum + (needsAnswer ? 0 : (group?.count ?? 1)), 0);

/** Dismisses everything that has been seen and needs no answer; hidden if a single press on one of them does that. */
export function DismissAll({ list }: { list: readonly Notification[] }) {
  return dismissible(list) > 1 ? <Dismiss newest={newestOf(list)} /> : null;
}

function Dismiss({ newest }: { newest: string }) {
  const { isBusy, error, dismissAll } = useDismissAll({ newest });
  return (
    <div className={classes.all} ref={useFocusNextRow<HTMLDivElement>()}>
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="default" size="sm" aria-disabled={isBusy} onClick={() => void dismissAll()}>
        {words.dismissAll}
      </Button>
    </div>
  );
}
