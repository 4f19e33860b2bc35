import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import type { MeetingNote, Pod, QuotedWords, Round, RoundPerson } from '../../contract/entities.gen';
import { useGetMyUserQuery } from '../api/sessionApi';
import { OwnWords } from '../ui/OwnWords';
import { Card } from '../ui/pages/Card';
import { RefusalAlert } from '../ui/states/RefusalAlert';
import { useNow } from '../ui/useNow';
import { useArrival } from './arrival/useArrival';
import { ArrivalNote } from './arrival/ArrivalNote';
import { Gathering } from './arrival/Gathering';
import { Finish } from './end/Finish';
import { Finished } from './end/Finished';
import { Spoken } from './end/Spoken';
import { LastNotes } from './notes/LastNotes';
import { MeetingNotes } from './notes/MeetingNotes';
import { personIn, phaseOf, type RoundPhase } from './round';
import classes from './rounds.module.css';
import { MyStep } from './steps/MyStep';
import { SpokenSteps } from './steps/SpokenSteps';
import { Speaker } from './turns/Speaker';
import { SpeakerStrip } from './turns/SpeakerStrip';
import { TurnOrder } from './turns/TurnOrder';
import { useLead } from './turns/useLead';
import { useWakeLock } from './turns/useWakeLock';
import { useRefetchFrom } from './useRefetchFrom';
import { useStageFocus } from './useStageFocus';
import { words } from './words.gen';

interface OpenMeetingProps {
  pod: Pod;
  round: Round;
  lastNote: MeetingNote | undefined;
  ownWords: QuotedWords | undefined;
  /** By this device's clock, in epoch milliseconds. */
  answeredAt: number;
  refetch: () => unknown;
  refetchPod: () => unknown;
}

/** Undefined until the pod names the next meeting. */
function useNextMeeting({ scheduledMeeting: { nextMeeting } }: Pod, round: Round, refetchPod: () => unknown) {
  const now = useNow(5);
  const hasStarted = now >= round.at;
  const isOld = nextMeeting !== undefined && nextMeeting <= round.at;
  useRefetchFrom(isOld ? round.at : undefined, refetchPod);
  return { hasStarted, isKnown: hasStarted && !isOld, at: nextMeeting };
}

function newsOf(phase: RoundPhase, speaker: RoundPerson | undefined, meId: string | undefined): string {
  if (phase === 'finished') return words.finished.title;
  if (phase !== 'speaking' || !speaker) return '';
  return speaker.userId === meId ? words.turn.yours : words.turn.speaking({ name: speaker.firstName });
}

/**
 * The steps and notes have the same position on the page in every phase, so that a field keeps its text while the
 * meeting moves on.
 */
export function OpenMeeting({ pod, round, lastNote, ownWords, answeredAt, refetch, refetchPod }: OpenMeetingProps) {
  const { data: me } = useGetMyUserQuery();
  const lead = useLead(pod.id, pod.meetingScheduleId, round, answeredAt);
  const arrival = useArrival(pod.id, round, me?.id);
  const next = useNextMeeting(pod, round, refetchPod);
  useRefetchFrom(round.closesAt, refetch);
  const phase = phaseOf(round);
  useWakeLock(phase === 'speaking');
  const speaker = personIn(round, round.speakerId);
  const shared = { round, meId: me?.id, lead, hasStarted: next.hasStarted };
  const steps = { podId: pod.id, round, next: next.isKnown ? { at: next.at } : undefined };
  const speakerPart = useRef<HTMLDivElement>(null);
  const answered = { at: answeredAt, refetch };
  return (
    <>
      <ArrivalNote arrival={arrival} />
      {phase === 'speaking' && speaker && (
        <SpeakerStrip {...shared} speaker={speaker} answered={answered} speakerPart={speakerPart} />
      )}
      <div className={classes.columns}>
        <Card as="section">
          <div ref={useStageFocus(phase)} className={classes.stage}>
            {lead && <RefusalAlert error={lead.error} />}
            {phase === 'gathering' && ownWords && <OwnWords words={ownWords} />}
            {phase === 'gathering' && <Gathering {...shared} meetingZone={pod.scheduledMeeting.timezone} />}
            {phase === 'speaking' && speaker && (
              <Speaker {...shared} ref={speakerPart} speaker={speaker} answered={answered} />
            )}
            {phase === 'spoken' && <Spoken {...shared} />}
            {phase === 'finished' && <Finished {...shared} podId={pod.id} />}
            <SpokenSteps {...steps} meId={me?.id} canEnter={lead !== undefined} />
            {/* Inside the card, since a page's own children would extend over the edge of a phone. */}
            <VisuallyHidden role="status">{newsOf(phase, speaker, me?.id)}</VisuallyHidden>
          </div>
        </Card>
        <MyStep {...steps} person={personIn(round, me?.id)} />
        <div className={classes.side}>
          {(phase === 'speaking' || phase === 'spoken') && <TurnOrder {...shared} />}
          <MeetingNotes podId={pod.id} note={round.note} />
          {lastNote && <LastNotes note={lastNote} />}
        </div>
        {lead && next.hasStarted && (phase === 'gathering' || phase === 'speaking') && (
          <Finish round={round} meId={me?.id} lead={lead} isQuiet />
        )}
      </div>
    </>
  );
}
