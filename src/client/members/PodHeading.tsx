import type { MemberListPod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { RecurrenceText, PausedBadge } from '../meetings';
import { joinWithSeparator, SEPARATOR } from '../ui/separator';
import { TextLink } from '../ui/TextLink';
import classes from './members.module.css';
import { words } from './words.gen';

const text = words.list;

export function PodHeading({ pod }: { pod: MemberListPod | undefined }) {
  if (!pod) return <h2 className={classes.pod}>{text.noPod}</h2>;
  const { id, name, memberCount, seatsAvailable, scheduledMeeting } = pod;
  return (
    <div className={classes.pod}>
      <h2>
        <TextLink to={pathTo(paths.pod, { pod: id })}>{name}</TextLink>
      </h2>{' '}
      <PausedBadge meeting={scheduledMeeting} />
      <p className={classes.quiet}>
        <RecurrenceText meeting={scheduledMeeting} />
        {SEPARATOR + joinWithSeparator(text.inPod({ count: memberCount }), text.places({ count: seatsAvailable }))}
      </p>
    </div>
  );
}
