import { Title } from '@mantine/core';
import type { Ref } from 'react';
import type { Round, RoundPerson } from '../../../contract/entities.gen';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { personIn } from '../round';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import { LeadControls } from './LeadControls';
import { SpeakerTimer } from './SpeakerTimer';
import type { Answered } from './useTimeLeft';
import type { Lead } from './useLead';

const text = words.turn;

interface SpeakerProps {
  ref: Ref<HTMLDivElement>;
  round: Round;
  speaker: RoundPerson;
  meId: string | undefined;
  lead: Lead | undefined;
  answered: Answered;
}

export function Speaker({ ref, round, speaker, meId, lead, answered }: SpeakerProps) {
  const isMe = speaker.userId === meId;
  const next = personIn(round, round.nextSpeakerId);
  return (
    <>
      <div ref={ref} className={classes.speaker}>
        <PersonAvatar person={speaker} size="stage" />
        <Title order={2}>{isMe ? text.yours : text.speaking({ name: fullName(speaker) })}</Title>
        {round.timer && <SpeakerTimer timer={round.timer} answered={answered} />}
        {next && !lead && (
          <p className={classes.quiet}>
            {next.userId === meId ? text.youAreNext : text.upNext({ name: next.firstName })}
          </p>
        )}
      </div>
      {lead && (
        <LeadControls speakerId={speaker.userId} next={next} isRunning={round.timer?.running ?? false} lead={lead} />
      )}
    </>
  );
}
