import { Alert } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { LeaderCandidate, LeaderCandidates, Pod } from '../../contract/entities.gen';
import { listCount } from '../ui/lists/listCount';
import { meetingDate } from '../../domain/meetings/display';
import { pathTo, paths } from '../../domain/links';
import { useCandidatePagesInfiniteQuery } from '../api/leadershipApi';
import { CandidateAction, podCrumbs } from '../pods';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/states/EmptyState';
import { fullName } from '../ui/people/fullName';
import { PersonAvatar } from '../ui/people/PersonAvatar';
import { ListEnd } from '../ui/lists/ListEnd';
import { ListPage } from '../ui/pages/ListPage';
import { ListSearch } from '../ui/lists/ListSearch';
import { NoMatch } from '../ui/states/NoMatch';
import { QueryState } from '../ui/states/QueryState';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/pages/Section';
import { RowsSkeleton } from '../ui/states/skeletons';
import { useAddressSearch } from '../ui/lists/useAddressSearch';
import { useListedPages } from '../ui/lists/useListedPages';
import { nowInSeconds } from '../ui/useNow';
import classes from './leadership.module.css';
import { words } from './words.gen';

const text = words.choose;

type OpenTransfer = LeaderCandidates['openTransfer'];

export function useAnswerDeadline(): (transfer: { expires: number }) => string {
  const zone = useReaderZone();
  return ({ expires }) => meetingDate(expires / 1000, zone, readerLocale(), nowInSeconds());
}

const idOf = ({ userId }: LeaderCandidate) => userId;

/** In the server's order: people in the pod first. */
export function ChooseLeader({ pod }: { pod: Pod }) {
  const view = useAddressSearch();
  const answer = useCandidatePagesInfiniteQuery({ id: pod.id, ...view.asked });
  const { query, rest, isLong } = useListedPages(answer, { idOf });
  const { lastPage: last } = query.currentData ?? {};
  const transfer = last?.openTransfer;
  const mine = pod.myRole === 'leader';
  return (
    <ListPage
      title={mine ? text.handOver({ pod: pod.name }) : text.title({ pod: pod.name })}
      crumbs={podCrumbs(pod, text.crumb)}
      intro={pod.leaderId === undefined ? text.introNoLeader : text.intro}
    >
      {isLong && <ListSearch view={view} hint={text.searchHint} count={last && text.count(listCount(last.total))} />}
      <AskedAlready transfer={transfer} />
      <QueryState
        query={query}
        skeleton={<RowsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Nobody pod={pod} search={last?.q} onClear={view.clear} />}
      >
        {({ items }) => (
          <>
            <People
              title={text.participants}
              pod={pod}
              people={items.filter(({ inPod }) => inPod)}
              transfer={transfer}
            />
            <People title={text.others} pod={pod} people={items.filter(({ inPod }) => !inPod)} transfer={transfer} />
            <ListEnd rest={rest} />
          </>
        )}
      </QueryState>
    </ListPage>
  );
}

function AskedAlready({ transfer }: { transfer: OpenTransfer }) {
  const until = useAnswerDeadline();
  if (!transfer) return null;
  return (
    <Alert variant="light" icon={<IconClock aria-hidden />}>
      {text.open({ name: transfer.participantName, until: until(transfer) })}
    </Alert>
  );
}

interface NobodyProps {
  pod: Pod;
  search: string | undefined;
  onClear: () => void;
}

function Nobody({ pod, search, onClear }: NobodyProps) {
  if (search !== undefined) {
    return <NoMatch title={text.notFound({ search })} why={text.notFoundWhy} onClear={onClear} />;
  }
  const toPod = (
    <ButtonLink to={pathTo(paths.pod, { pod: pod.id })} variant="default">
      {text.toPod}
    </ButtonLink>
  );
  return (
    <EmptyState title={text.none} action={toPod}>
      {text.noneWhy}
    </EmptyState>
  );
}

interface PeopleProps {
  title: string;
  pod: Pod;
  people: readonly LeaderCandidate[];
  transfer: OpenTransfer;
}

function People({ title, pod, people, transfer }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.userId} className={classes.person}>
            <PersonAvatar person={person} />
            <span className={classes.name}>
              {fullName(person)}
              {person.leadsPodName !== undefined && (
                <span className={classes.quiet}> {text.leads({ pod: person.leadsPodName })}</span>
              )}
            </span>
            <CandidateAction podId={pod.id} candidate={person} isAsked={person.userId === transfer?.participantId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
