import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Pod } from '../../../contract/entities.gen';
import { Frequency } from '../../meetings';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/pages/Card';
import { PodCardHeader } from '../PodCardHeader';
import classes from '../pods.module.css';
import { words } from '../words';

interface OpenPodCardProps {
  pod: Pod;
  /** A row of a list, unless what holds it is one. */
  as?: 'li' | 'div';
  /** Where its name leads. */
  to?: string;
  /** The actions offered there; absent when there are none. */
  action?: { label: string; to: string; variant: 'default' | 'light' };
  /** Its free seats, or its queue. */
  children: ReactNode;
}

/** A pod the person is not in yet: its meeting time comes first, since that decides. */
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
            <Frequency meeting={pod.scheduledMeeting} />
          </p>
          <div className={classes.title}>{children}</div>
        </div>
        {action && (
          <ButtonLink to={action.to} variant={action.variant}>
            {action.label}
            {/* Buttons that look alike are told apart by whoever hears them. */}
            <VisuallyHidden> ({pod.name})</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
