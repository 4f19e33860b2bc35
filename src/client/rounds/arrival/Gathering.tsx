import { Button, Title } from '@mantine/core';
import type { Round, RoundPerson } from '../../../contract/entities.gen';
import { StepSummary } from '../../steps';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { EmptyState } from '../../ui/states/EmptyState';
import { richText } from '../../ui/richText';
import { Time } from '../../ui/Time';
import { firstNames, timekeepers } from '../round';
import classes from '../rounds.module.css';
import { TurnMenu } from '../turns/TurnMenu';
import type { Lead } from '../turns/useLead';
import { words } from '../words.gen';
import { Presence } from './Presence';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const text = words.gathering;

interface GatheringProps {
  round: Round;
  meId: string | undefined;
  lead: Lead | undefined;
  hasStarted: boolean;
  meetingZone: string;
}

export function Gathering({ round, meId, lead, hasStarted, meetingZone }: GatheringProps) {
  const { people } = round;
  const here = people.filter(({ attendance }) => attendance === 'CAME').length;
  return (
    <>
      <div className={classes.header}>
        <Title order={2}>{text.title}</Title>
        <p className={classes.quiet}>{text.count({ here, all: people.length })}</p>
      </div>
      <Start round={round} lead={lead} hasStarted={hasStarted} meetingZone={meetingZone} />
      {people.length > 1 && <p className={classes.quiet}>{text.each({ count: round.turnMinutes })}</p>}
      {people.length < 2 ? (
        <EmptyState title={text.alone}>{text.aloneWhy}</EmptyState>
      ) : (
        <ul className={classes.people}>
          {people.map((person) => (
            <Person key={person.userId} person={person} isMe={person.userId === meId}>
              {lead && hasStarted && <TurnMenu round={round} person={person} lead={lead} />}
            </Person>
          ))}
        </ul>
      )}
    </>
  );
}

function Start({ round, lead, hasStarted, meetingZone }: Omit<GatheringProps, 'meId'>) {
  const keepers = timekeepers(round);
  if (!hasStarted) {
    return (
      <p className={classes.quiet}>
        {richText(lead ? text.beginsAt : text.starts, {
          time: () => <Time at={round.at} meetingZone={meetingZone} withoutDate />,
        })}
      </p>
    );
  }
  if (!lead) {
    const isHere = keepers.some(({ attendance }) => attendance === 'CAME');
    return (
      <p className={classes.quiet}>
        {keepers.length === 0 ? text.noLeader : text.waiting}
        {keepers.length > 0 &&
          !isHere &&
          ` ${text.notHereYet({ count: keepers.length, names: listText(firstNames(keepers), LANGUAGE) })}`}
      </p>
    );
  }
  return (
    <div className={classes.acts}>
      <Button size="lg" aria-disabled={lead.busy !== undefined} onClick={() => lead.change('BEGIN')}>
        {text.begin}
      </Button>
    </div>
  );
}

interface PersonProps {
  person: RoundPerson;
  isMe: boolean;
  children: React.ReactNode;
}

function Person({ person, isMe, children }: PersonProps) {
  return (
    <li>
      <div className={classes.person}>
        <PersonAvatar person={person} />
        <div className={classes.names}>
          <strong>{fullName(person)}</strong>
          {isMe && <span className={classes.quiet}> {words.you}</span>}
        </div>
        <Presence person={person} />
        {children}
      </div>
      {person.apology && <p className={classes.quiet}>{person.apology}</p>}
      {person.step && !isMe && <StepSummary step={{ ...person.step, overdue: false }} />}
    </li>
  );
}
