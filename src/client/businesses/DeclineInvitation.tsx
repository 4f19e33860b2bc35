import { Button } from '@mantine/core';
import { confirmLinkWords } from '../ui/confirm/confirmLinkWords';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useAct } from '../ui/messages/useAct';
import classes from './WithAdminInvitation.module.css';
import { words } from './words';

/** 'This wasn’t me', below an invitation's offer. */
export function DeclineInvitation({ onDecline }: { onDecline: () => Promise<unknown> }) {
  const { busy, error, run } = useAct();
  const label = confirmLinkWords.notMe;
  const isBusy = busy !== undefined;
  return (
    <div className={classes.decline}>
      <p>{words.signUpAdmin.notMe}</p>
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="default" onClick={() => void run(label, onDecline)} aria-disabled={isBusy} aria-busy={isBusy}>
        {label}
      </Button>
    </div>
  );
}
