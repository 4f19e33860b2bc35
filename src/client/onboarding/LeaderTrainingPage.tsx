import { useListMyLeaderPodsQuery } from '../api/meetingsApi';
import { NextMeeting, PausedBadge, Recurrence } from '../meetings';
import { useReturnPath } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/states/EmptyState';
import { ListPage } from '../ui/pages/ListPage';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { CardsSkeleton } from '../ui/states/skeletons';
import { words } from './words.gen';

const text = words.leaderMeeting;

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
        {(list) =>
          list.map(({ id, name, scheduledMeeting: meeting }) => (
            <Section key={id} title={name} action={<PausedBadge meeting={meeting} />}>
              <NextMeeting meeting={meeting} recurrence={<Recurrence meeting={meeting} />} meetingName={name} />
            </Section>
          ))
        }
      </QueryState>
    </ListPage>
  );
}
