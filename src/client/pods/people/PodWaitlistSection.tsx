import type { Pod, WaitlistEntry } from '../../../contract/entities.gen';
import { formPodPath } from '../../../domain/links';
import { shortWeekdayDate } from '../../../domain/meetings/display';
import { usePodWaitlistInfiniteQuery } from '../../api/podsApi';
import { ShowMore } from '../../ui/lists/ListEnd';
import { useListedPages } from '../../ui/lists/useListedPages';
import { Section } from '../../ui/pages/Section';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { fullName } from '../../ui/people/fullName';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { QueryState } from '../../ui/states/QueryState';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { nowInSeconds } from '../../ui/useNow';
import { TextLink } from '../../ui/TextLink';
import classes from '../pods.module.css';
import { words } from '../words.gen';
import { words as waitlistWords } from '../../ui/waitlistWords.gen';

const text = words.view;

const idOf = ({ id }: WaitlistEntry) => id;

export function PodWaitlistSection({ pod }: { pod: Pod }) {
  const { query, rest } = useListedPages(usePodWaitlistInfiniteQuery({ id: pod.id }), { idOf });
  const forStaff = pod.can.demoteLeader && <TextLink to={formPodPath(pod.id)}>{text.formPod}</TextLink>;
  return (
    <Section title={text.waiting} action={forStaff}>
      <QueryState query={query} skeleton={<RowsSkeleton count={Math.min(pod.waitlist, 6)} />}>
        {({ items }) => (
          <>
            <ol className={classes.people}>
              {items.map((entry) => (
                <WaitingPerson key={entry.id} entry={entry} />
              ))}
            </ol>
            <ShowMore rest={rest} more={text.moreWaiting} failed={text.moreWaitingFailed} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

function WaitingPerson({ entry }: { entry: WaitlistEntry }) {
  const { position, created } = entry;
  const zone = useReaderZone();
  const since = shortWeekdayDate(created / 1000, zone, nowInSeconds(), readerLocale());
  return (
    <li className={classes.person}>
      <PersonAvatar person={entry} />
      <div className={classes.names}>
        {fullName(entry)}
        <div className={classes.quiet}>
          {joinWithSeparator(waitlistWords.place({ position }), text.waitingSince({ date: since }))}
        </div>
      </div>
    </li>
  );
}
