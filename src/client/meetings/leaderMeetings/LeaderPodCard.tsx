import type { LeaderPod } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { MembershipLogo, useMembership } from '../../memberships';
import { Card } from '../../ui/pages/Card';
import { CardHeader } from '../../ui/pages/CardHeader';
import { NextMeeting, PausedBadge } from '../form/MeetingTimes';
import classes from '../meetings.module.css';
import { leaderPodEditPath } from './editPaths';
import { Recurrence } from '../form/RecurrenceText';

export function LeaderPodCard({ leaderPod }: { leaderPod: LeaderPod }) {
  const { id, name, membershipId, membershipName, scheduledMeeting } = leaderPod;
  return (
    <Card as="li">
      <div className={classes.card}>
        <CardHeader
          name={name}
          to={pathTo(paths.leaderPod, { leaderPod: id })}
          subtitle={membershipName}
          logo={<MembershipLogo membership={useMembership(membershipId)} />}
        >
          <PausedBadge meeting={scheduledMeeting} />
        </CardHeader>
        <NextMeeting
          meeting={scheduledMeeting}
          recurrence={<Recurrence meeting={scheduledMeeting} />}
          editTo={leaderPodEditPath(leaderPod)}
          meetingName={name}
        />
      </div>
    </Card>
  );
}
