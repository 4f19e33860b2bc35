import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { LeaderPod } from '../../contract/entities.gen';
import { paths, pathTo } from '../../domain/links';
import { Card } from '../ui/Card';
import { NextMeeting, PausedBadge } from './MeetingTimes';
import classes from './meetings.module.css';

/** A meeting of a membership's leaders, in a list of them. */
export function LeaderPodCard({ leaderPod }: { leaderPod: LeaderPod }) {
  const { id, name, membershipName, scheduledMeeting } = leaderPod;
  return (
    <Card as="li">
      <div className={classes.card}>
        <div>
          <div className={classes.title}>
            <Title order={3}>
              <Link to={pathTo(paths.leaderPod, { leaderPod: id })}>{name}</Link>
            </Title>
            <PausedBadge meeting={scheduledMeeting} />
          </div>
          <p className={classes.quiet}>{membershipName}</p>
        </div>
        <NextMeeting meeting={scheduledMeeting} withFrequency />
      </div>
    </Card>
  );
}
