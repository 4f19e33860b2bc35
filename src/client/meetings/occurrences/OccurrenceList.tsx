import { IconCalendarOff } from '@tabler/icons-react';
import type { ScheduledMeeting } from '../../../contract/entities.gen';
import { useListOccurrencesQuery } from '../../api/meetingsApi';
import { EmptyState } from '../../ui/states/EmptyState';
import { QueryState } from '../../ui/states/QueryState';
import { LinesSkeleton } from '../../ui/states/skeletons';
import { useNow } from '../../ui/useNow';
import { useRefetchAfterMeeting } from '../joining/useRefetchAfterMeeting';
import { OccurrenceRow } from './OccurrenceRow';
import classes from './occurrences.module.css';
import { words as text } from './occurrenceWords.gen';

export function OccurrenceList({ meeting }: { meeting: ScheduledMeeting }) {
  const coming = useListOccurrencesQuery({ id: meeting.id });
  const now = useNow();
  useRefetchAfterMeeting([meeting], coming.refetch);
  return (
    <QueryState
      query={coming}
      skeleton={<LinesSkeleton count={12} />}
      isEmpty={(dates) => dates.length === 0}
      empty={<EmptyState icon={<IconCalendarOff aria-hidden />} title={text.none} />}
    >
      {(dates) => {
        const next = dates.find(({ skipped, at }) => !skipped && at > now);
        return (
          <div className={classes.coming}>
            {dates.some(({ can }) => can.change || can.restore) && <p className={classes.quiet}>{text.intro}</p>}
            <ul className={classes.dates}>
              {dates.map((date) => (
                <li key={date.start}>
                  <OccurrenceRow date={date} meeting={meeting} isNext={date === next} />
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </QueryState>
  );
}
