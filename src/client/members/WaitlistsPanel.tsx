import type { WaitlistEntry } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { pageLinks } from '../../domain/links/pageLinks';
import { mayFormAnotherPod } from '../../domain/pods/seats';
import { ordinal } from '../../domain/text/words';
import { shortDate } from '../../domain/time/shortDate';
import { useListWaitlistsQuery } from '../api/podsApi';
import { Frequency } from '../meetings';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { QueryState } from '../ui/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/Section';
import { CardsSkeleton } from '../ui/skeletons';
import { TextLink } from '../ui/TextLink';
import classes from './members.module.css';
import { fullName } from '../ui/fullName';
import { words } from './words';

const text = words.waitlists;

/** The queues of a membership's pods, each as it stands, with what everybody in it would agree to (rule pods.waitlist). */
export function WaitlistsPanel({ membershipId }: { membershipId: string }) {
  const waitlists = useListWaitlistsQuery({ id: membershipId });
  return (
    <QueryState
      query={waitlists}
      skeleton={<CardsSkeleton />}
      isEmpty={(entries) => entries.length === 0}
      empty={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
    >
      {(entries) => queuesOf(entries).map((queue) => <Queue key={queue[0].podId} queue={queue} />)}
    </QueryState>
  );
}

type Entries = [WaitlistEntry, ...WaitlistEntry[]];

/** They come pod by pod, in their order. */
function queuesOf(entries: readonly WaitlistEntry[]): Entries[] {
  const queues: Entries[] = [];
  for (const entry of entries) {
    const queue = queues.at(-1);
    if (queue?.[0].podId === entry.podId) queue.push(entry);
    else queues.push([entry]);
  }
  return queues;
}

function Queue({ queue }: { queue: Entries }) {
  const [{ podId, name, membershipId, scheduledMeeting }] = queue;
  const addPod = (
    <ButtonLink size="sm" to={pageLinks.addPodLike(membershipId, podId)}>
      {text.addPod}
    </ButtonLink>
  );
  return (
    <Section title={name} action={<TextLink to={pathTo(paths.pod, { pod: podId })}>{text.toPod}</TextLink>}>
      <p className={classes.quiet}>
        {text.waiting(queue.length)} · <Frequency meeting={scheduledMeeting} />
      </p>
      {mayFormAnotherPod(queue.length) && (
        <div className={classes.advice}>
          <p>{text.four}</p>
          {addPod}
        </div>
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
          {ordinal(position)} · {text.since(shortDate(created / 1000, zone, navigator.language))}
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
