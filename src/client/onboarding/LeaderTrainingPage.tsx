import { describeFrequency } from '../../domain/meetings/frequency';
import { scheduleOf } from '../../domain/meetings/scheduleTypes';
import type { LeaderPod } from '../../contract/entities.gen';
import { useListMyLeaderPodsQuery } from '../api/meetingsApi';
import { useReturnPath } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { QueryState } from '../ui/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { RelativeTime, Time } from '../ui/Time';
import { words } from './words';

const text = words.leaderMeeting;

/** When the leaders of one's membership meet; the last step of becoming one. */
export function LeaderTrainingPage() {
  const meetings = useListMyLeaderPodsQuery();
  const next = useReturnPath();
  return (
    <ListPage title={text.title} intro={text.intro} actions={<ButtonLink to={next}>{text.submit}</ButtonLink>}>
      <QueryState
        query={meetings}
        skeleton={<CardsSkeleton count={1} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
      >
        {(list) => list.map((meeting) => <LeaderMeetingCard key={meeting.id} meeting={meeting} />)}
      </QueryState>
    </ListPage>
  );
}

function LeaderMeetingCard({ meeting: { name, scheduledMeeting: meeting } }: { meeting: LeaderPod }) {
  const zone = useReaderZone();
  const at = meeting.nextMeeting ?? meeting.unixTime;
  return (
    <Section title={name}>
      <p>{describeFrequency(scheduleOf(meeting), at, zone)}</p>
      {meeting.nextMeeting && (
        <p>
          <Time at={meeting.nextMeeting} meetingZone={meeting.timezone} /> · <RelativeTime at={meeting.nextMeeting} />
        </p>
      )}
    </Section>
  );
}
