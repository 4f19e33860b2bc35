import { Alert } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { LeaderCandidate, LeaderCandidates, Pod } from '../../contract/entities.gen';
import { meetingDate } from '../../domain/meetings/display';
import { pathTo, paths } from '../../domain/links';
import { CandidateAction, podCrumbs } from '../pods';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { fullName } from '../ui/fullName';
import { InitialsAvatar } from '../ui/InitialsAvatar';
import { ListPage } from '../ui/ListPage';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/Section';
import classes from './leadership.module.css';
import { words } from './words';

const text = words.choose;

/** The last day on which an offer can be answered, on the reader's clocks. */
export function useAnswerUntil(): (transfer: { expires: number }) => string {
  const zone = useReaderZone();
  return ({ expires }) => meetingDate(expires / 1000, zone, navigator.language);
}

/** Who can be asked to lead the pod, as the server says. */
export function ChooseLeader({ pod, choice }: { pod: Pod; choice: LeaderCandidates }) {
  const until = useAnswerUntil();
  const { candidates, openTransfer } = choice;
  const ofPod = candidates.filter(({ inPod }) => inPod);
  const others = candidates.filter(({ inPod }) => !inPod);
  const mine = pod.myRole === 'leader';
  return (
    <ListPage
      title={mine ? text.handOver(pod.name) : text.title(pod.name)}
      crumbs={podCrumbs(pod, text.crumb)}
      intro={pod.leaderId === undefined ? text.introNoLeader : text.intro}
    >
      {openTransfer && (
        <Alert variant="light" icon={<IconClock aria-hidden />}>
          {text.open(openTransfer.participantName, until(openTransfer))}
        </Alert>
      )}
      {candidates.length === 0 && (
        <EmptyState
          title={text.none}
          action={
            <ButtonLink to={pathTo(paths.pod, { pod: pod.id })} variant="default">
              {text.toPod}
            </ButtonLink>
          }
        >
          {text.noneWhy}
        </EmptyState>
      )}
      <People title={text.participants} pod={pod} people={ofPod} askedId={openTransfer?.participantId} />
      <People title={text.others} pod={pod} people={others} askedId={openTransfer?.participantId} />
    </ListPage>
  );
}

interface PeopleProps {
  title: string;
  pod: Pod;
  people: readonly LeaderCandidate[];
  /** Whose answer is waited for. */
  askedId: string | undefined;
}

function People({ title, pod, people, askedId }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.userId} className={classes.person}>
            <InitialsAvatar firstName={person.firstName} lastName={person.lastName} />
            <span className={classes.name}>
              {fullName(person)}
              {person.leadsPodName !== undefined && (
                <span className={classes.quiet}> {text.leads(person.leadsPodName)}</span>
              )}
            </span>
            <CandidateAction podId={pod.id} candidate={person} isAsked={person.userId === askedId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
