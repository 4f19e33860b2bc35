import type { LeaderPod, Pod } from '../../contract/entities.gen';
import { ApologyLine, NextMeeting, soonest, withPagePaths } from '../meetings';
import { TextLink } from '../ui/TextLink';
import { useNow } from '../ui/useNow';
import classes from './MembershipCard.module.css';

interface NextInMembershipProps {
  pods: readonly Pod[];
  leaderPods: readonly LeaderPod[];
}

/** The user's next meeting in this membership, with Join when it is open. */
export function NextInMembership({ pods, leaderPods }: NextInMembershipProps) {
  const now = useNow();
  const next = soonest(withPagePaths(pods, leaderPods), now);
  if (!next) return null;
  return (
    <div className={classes.part}>
      <h3>
        <TextLink to={next.to}>{next.name}</TextLink>
      </h3>
      <NextMeeting meeting={next.scheduledMeeting} editTo={next.editTo} of={next.name} />
      <ApologyLine meeting={next.scheduledMeeting} apologies={next.apologies} />
    </div>
  );
}
