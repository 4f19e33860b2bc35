import { VisuallyHidden } from '@mantine/core';
import type { WaitlistEntry } from '../../contract/entities.gen';
import { listCount } from '../ui/lists/listCount';
import { formPodPath, pathTo, paths } from '../../domain/links';
import { mayFormAnotherPod } from '../../domain/pods/seats';
import { shortDate } from '../../domain/time/shortDate';
import { useWaitlistPagesInfiniteQuery } from '../api/podsApi';
import { RecurrenceText } from '../meetings';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/states/EmptyState';
import { ListEnd } from '../ui/lists/ListEnd';
import { ListSearch } from '../ui/lists/ListSearch';
import { NoMatch } from '../ui/states/NoMatch';
import { QueryState } from '../ui/states/QueryState';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/pages/Section';
import { SEPARATOR, joinWithSeparator } from '../ui/separator';
import { CardsSkeleton } from '../ui/states/skeletons';
import { TextLink } from '../ui/TextLink';
import { useListedPages } from '../ui/lists/useListedPages';
import { fullName } from '../ui/people/fullName';
import classes from './members.module.css';
import type { MembersView } from './useMembersView';
import { words } from './words.gen';
import { words as waitlistWords } from '../ui/waitlistWords.gen';

const text = words.waitlists;

const idOf = ({ id }: WaitlistEntry) => id;

/** In order, with what each person agreed to (rule pods.waitlist). */
export function WaitlistsPanel({ membershipId, view }: { membershipId: string; view: MembersView }) {
  const answer = useWaitlistPagesInfiniteQuery({ id: membershipId, ...view.asked });
  const { query, rest, isLong } = useListedPages(answer, { idOf });
  const { lastPage: last } = query.currentData ?? {};
  return (
    <>
      {isLong && (
        <ListSearch view={view} hint={text.searchHint} count={last && words.list.people(listCount(last.total))} />
      )}
      <QueryState
        query={query}
        skeleton={<CardsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Nobody search={last?.q} onClear={view.clear} />}
      >
        {({ items }) => (
          <>
            {queuesOf(items).map((queue) => (
              <Queue key={queue[0].podId} queue={queue} />
            ))}
            <ListEnd rest={rest} />
          </>
        )}
      </QueryState>
    </>
  );
}

function Nobody({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  if (search === undefined) return <EmptyState title={text.none}>{text.noneWhy}</EmptyState>;
  return <NoMatch title={text.notFound({ search })} why={text.notFoundWhy} onClear={onClear} />;
}

type Entries = [WaitlistEntry, ...WaitlistEntry[]];

/** Entries come grouped by pod, in order; a pod renamed meanwhile keeps its people together. */
function queuesOf(entries: readonly WaitlistEntry[]): Entries[] {
  const queues = new Map<string, Entries>();
  for (const entry of entries) {
    const queue = queues.get(entry.podId);
    if (queue) queue.push(entry);
    else queues.set(entry.podId, [entry]);
  }
  return [...queues.values()];
}

function Queue({ queue }: { queue: Entries }) {
  // Some people may not be loaded, or may not match the search.
  const [{ podId, name, scheduledMeeting, waiting = queue.length }] = queue;
  // Screen readers need the pod's name to tell these links apart.
  const formPod = (
    <>
      {text.formPod}
      <VisuallyHidden> ({name})</VisuallyHidden>
    </>
  );
  return (
    <Section title={name} action={<TextLink to={pathTo(paths.pod, { pod: podId })}>{text.toPod}</TextLink>}>
      <p className={classes.quiet}>
        {text.waiting({ count: waiting }) + SEPARATOR}
        <RecurrenceText meeting={scheduledMeeting} />
      </p>
      {mayFormAnotherPod(waiting) ? (
        <div className={classes.advice}>
          <p>{text.four}</p>
          <ButtonLink size="sm" to={formPodPath(podId)}>
            {formPod}
          </ButtonLink>
        </div>
      ) : (
        <p>
          <TextLink to={formPodPath(podId)}>{formPod}</TextLink>
        </p>
      )}
      <ol className={classes.queue}>
        {queue.map((entry) => (
          <Waiting key={entry.id} entry={entry} />
        ))}
      </ol>
    </Section>
  );
}

function Waiting({ entry }: { entry: WaitlistEntry }) {
  const zone = useReaderZone();
  const { membershipId: membership, userId: person, position, created } = entry;
  const { consentJoinNewPod, consentToBeNewPodLeader } = entry;
  return (
    <li className={classes.waiting}>
      <span className={classes.who}>
        <TextLink to={pathTo(paths.member, { membership, person })}>{fullName(entry)}</TextLink>
        <span className={classes.quiet}>
          {joinWithSeparator(
            waitlistWords.place({ position }),
            text.since({ when: shortDate(created / 1000, zone, readerLocale()) }),
          )}
        </span>
      </span>
      <span className={classes.name}>
        {consentJoinNewPod && <Badge tone="primary">{text.joinNew}</Badge>}
        {consentToBeNewPodLeader && <Badge tone="primary">{text.lead}</Badge>}
        {!consentJoinNewPod && !consentToBeNewPodLeader && <Badge>{text.noConsent}</Badge>}
      </span>
    </li>
  );
}
