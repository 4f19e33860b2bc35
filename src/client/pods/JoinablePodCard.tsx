import { VisuallyHidden } from '@mantine/core';
import { queueText } from '../../domain/pods/seats';
import type { Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { Frequency } from '../meetings';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { PodCardHeader } from './PodCardHeader';
import classes from './pods.module.css';
import { words } from './words';

const text = words.list;

/** A pod that may be joined, or waited for: when it meets comes first, since that decides. */
export function JoinablePodCard({ pod }: { pod: Pod }) {
  const isFull = pod.seatsAvailable === 0;
  return (
    <Card as="li">
      <div className={classes.row}>
        <div className={`${classes.card} ${classes.grow}`}>
          <PodCardHeader
            name={pod.name}
            to={pathTo(paths.pod, { pod: pod.id })}
            meeting={pod.scheduledMeeting}
            under={pod.leaderName ? words.ledBy(pod.leaderName) : words.noLeader}
          />
          <p>
            <Frequency meeting={pod.scheduledMeeting} />
          </p>
          <div className={classes.title}>
            {isFull ? <Badge>{text.full}</Badge> : <Badge tone="primary">{words.places(pod.seatsAvailable)}</Badge>}
            {isFull && pod.waitlist > 0 && <span className={classes.quiet}>{words.waiting(pod.waitlist)}</span>}
            {pod.myWaitlistPosition !== undefined && <strong>{queueText(pod.myWaitlistPosition)}</strong>}
          </div>
        </div>
        <JoinLink pod={pod} />
      </div>
    </Card>
  );
}

function JoinLink({ pod }: { pod: Pod }) {
  const here = { pod: pod.id };
  if (pod.can.join) {
    return (
      <ButtonLink variant="light" to={pathTo(paths.podsConfirmJoinPod, here)}>
        {text.join}
        <WithName pod={pod} />
      </ButtonLink>
    );
  }
  if (!pod.can.joinWaitlist) return null;
  return (
    <ButtonLink to={pathTo(paths.podsConfirmJoinWaitlist, here)} variant="default">
      {text.joinWaitlist}
      <WithName pod={pod} />
    </ButtonLink>
  );
}

/** Buttons that look alike are told apart by whoever hears them. */
const WithName = ({ pod }: { pod: Pod }) => <VisuallyHidden> ({pod.name})</VisuallyHidden>;
