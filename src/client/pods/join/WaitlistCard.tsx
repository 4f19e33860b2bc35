import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WaitlistEntry } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useLeaveWaitlistMutation } from '../../api/podsApi';
import { RecurrenceText } from '../../meetings';
import { Card } from '../../ui/pages/Card';
import { confirm } from '../../ui/messages/confirm';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { showMessage } from '../../ui/messages/showMessage';
import { PodCardHeader } from '../PodCardHeader';
import classes from '../pods.module.css';
import { words } from '../words.gen';
import { words as waitlistWords } from '../../ui/waitlistWords.gen';

/** Leaving asks for confirmation, since the position can't be regained. */
export function WaitlistCard({ entry }: { entry: WaitlistEntry }) {
  const [leaveWaitlist, { isLoading }] = useLeaveWaitlistMutation();
  const [error, setError] = useState<unknown>();
  const leave = async () => {
    const sure = await confirm({
      title: words.leaveWaitlistTitle({ pod: entry.name }),
      body: words.leaveWaitlistEffect,
      verb: words.leaveWaitlist,
      danger: true,
    });
    if (!sure) return;
    setError(undefined);
    try {
      await leaveWaitlist({ id: entry.podId }).unwrap();
      showMessage(words.leftWaitlist({ pod: entry.name }));
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <Card as="li">
      <div className={classes.card}>
        <PodCardHeader
          name={entry.name}
          to={pathTo(paths.pod, { pod: entry.podId })}
          meeting={entry.scheduledMeeting}
          subtitle={entry.membershipName}
          membershipId={entry.membershipId}
        />
        <p>
          <strong>{waitlistWords.inQueue({ position: entry.position })}</strong>
        </p>
        <p className={classes.quiet}>
          <RecurrenceText meeting={entry.scheduledMeeting} />
        </p>
        {error !== undefined && <FailureAlert error={error} message={words.waitlistNotLeft} />}
        <div>
          <Button variant="default" size="sm" onClick={() => void leave()} aria-disabled={isLoading}>
            {words.leaveWaitlist}
          </Button>
        </div>
      </div>
    </Card>
  );
}
