import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Pod } from '../../../contract/entities.gen';
import { RecurrenceText } from '../../meetings';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/pages/Card';
import { PodCardHeader } from '../PodCardHeader';
import classes from '../pods.module.css';
import { words } from '../words';

interface OpenPodCardProps {
  pod: Pod;
  /** 'li' in a list. */
  as?: 'li' | 'div';
  /** The name's link. */
  to?: string;
  /** The action offered; undefined if there is none. */
  action?: { label: string; to: string; variant: 'default' | 'light' };
  /** The free seats, or the waitlist. */
  children: ReactNode;
}

/** A pod that the user isn't in yet: the meeting time comes first, since people decide by it. */
export function OpenPodCard({ pod, as = 'li', to, action, children }: OpenPodCardProps) {
  return (
    <Card as={as}>
      <div className={classes.row}>
        <div className={`${classes.card} ${classes.grow}`}>
          <PodCardHeader
            name={pod.name}
            to={to}
            meeting={pod.scheduledMeeting}
            subtitle={pod.leaderName ? words.ledBy(pod.leaderName) : words.noLeader}
          />
          <p>
            <RecurrenceText meeting={pod.scheduledMeeting} />
          </p>
          <div className={classes.title}>{children}</div>
        </div>
        {action && (
          <ButtonLink to={action.to} variant={action.variant}>
            {action.label}
            {/* Screen readers need the pod's name to tell these buttons apart. */}
            <VisuallyHidden> ({pod.name})</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
