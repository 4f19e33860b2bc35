import {
  IconArrowRight,
  IconCheck,
  IconCircleDashed,
  IconMicrophone,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Round, RoundPerson } from '../../../contract/entities.gen';
import { Badge } from '../../ui/Badge';
import { Section } from '../../ui/pages/Section';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { Presence } from '../arrival/Presence';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import { TurnMenu } from './TurnMenu';
import type { Lead } from './useLead';

const text = words.order;

interface TurnOrderProps {
  round: Round;
  meId: string | undefined;
  lead: Lead | undefined;
}

export function TurnOrder({ round, meId, lead }: TurnOrderProps) {
  return (
    <Section title={text.title}>
      <ol className={classes.order}>
        {round.people.map((person) => (
          <li
            key={person.userId}
            className={classes.turn}
            aria-current={person.userId === round.speakerId || undefined}
          >
            <PersonAvatar person={person} size="line" />
            <span className={classes.nameAndState}>
              <span>
                {fullName(person)}
                {person.userId === meId && <span className={classes.quiet}> {words.you}</span>}
              </span>
              <TurnBadge round={round} person={person} />
            </span>
            {lead && <TurnMenu round={round} person={person} lead={lead} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function TurnBadge({ round: { speakerId, nextSpeakerId }, person }: { round: Round; person: RoundPerson }): ReactNode {
  const { userId, turn, attendance } = person;
  if (userId === speakerId) {
    return (
      <Badge tone="now" icon={<IconMicrophone aria-hidden />}>
        {text.speaking}
      </Badge>
    );
  }
  if (turn === 'DONE') return <Badge icon={<IconCheck aria-hidden />}>{text.DONE}</Badge>;
  if (turn === 'SKIPPED') return <Badge icon={<IconPlayerSkipForward aria-hidden />}>{text.SKIPPED}</Badge>;
  if (attendance !== 'CAME') return <Presence person={person} />;
  if (userId === nextSpeakerId) {
    return (
      <Badge tone="primary" icon={<IconArrowRight aria-hidden />}>
        {text.next}
      </Badge>
    );
  }
  return <Badge icon={<IconCircleDashed aria-hidden />}>{text.waiting}</Badge>;
}
