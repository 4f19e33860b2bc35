import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Pod } from '../../../contract/entities.gen';
import { RecurrenceText } from '../../meetings';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/pages/Card';
import { PodCardHeader } from '../PodCardHeader';
import classes from '../pods.module.css';
import { words } from '../words.gen';

interface OpenPodCardProps {
  pod: Pod;
  as?: 'li' | 'div';
  to?: string;
  action?: { label: string; to: string; variant: 'default' | 'light' };
  children: ReactNode;
}

/** The meeting time comes first, since people decide by it. */
export function OpenPodCard({ pod, as = 'li', to, action, children }: OpenPodCardProps) {
  return (
    <Card as={as}>
      <div className={classes.row}>
        <div className={`${classes.card} ${classes.grow}`}>
          <PodCardHeader
            name={pod.name}
            to={to}
            meeting={pod.scheduledMeeting}
            subtitle={pod.leaderName ? words.ledBy({ name: pod.leaderName }) : words.noLeader}
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
