import { Title } from '@mantine/core';
import type { Round, RoundPerson } from '../../../contract/entities.gen';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { personIn } from '../round';
import classes from '../rounds.module.css';
import { words } from '../words';
import { LeadControls } from './LeadControls';
import { SpeakerTimer } from './SpeakerTimer';
import type { Answered } from './useTimeLeft';
import type { Lead } from './useLead';

const text = words.turn;

interface SpeakerProps {
  round: Round;
  speaker: RoundPerson;
  meId: string | undefined;
  lead: Lead | undefined;
  answered: Answered;
}

export function Speaker({ round, speaker, meId, lead, answered }: SpeakerProps) {
  const isMe = speaker.userId === meId;
  const next = personIn(round, round.nextSpeakerId);
  return (
    <>
      <div className={classes.speaker}>
        <PersonAvatar person={speaker} size="portrait" />
        <Title order={2}>{isMe ? text.yours : text.speaking(fullName(speaker))}</Title>
        {round.timer && <SpeakerTimer timer={round.timer} answered={answered} />}
        {next && !lead && (
          <p className={classes.quiet}>{next.userId === meId ? text.youAreNext : text.upNext(next.firstName)}</p>
        )}
      </div>
      {lead && (
        <LeadControls speakerId={speaker.userId} next={next} isRunning={round.timer?.running ?? false} lead={lead} />
      )}
    </>
  );
}
