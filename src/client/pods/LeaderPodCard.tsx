import type { LeaderPod } from '../../contract/entities.gen';
import { NextMeeting } from '../meetings';
import { Card } from '../ui/Card';
import { PodCardHeader } from './PodCardHeader';
import classes from './pods.module.css';

/** A meeting of the membership's leaders. */
export function LeaderPodCard({ leaderPod }: { leaderPod: LeaderPod }) {
  const { name, membershipName, scheduledMeeting } = leaderPod;
  return (
    <Card as="li">
      <div className={classes.card}>
        <PodCardHeader name={name} meeting={scheduledMeeting} subtitle={membershipName} />
        <NextMeeting meeting={scheduledMeeting} withFrequency />
      </div>
    </Card>
  );
}
