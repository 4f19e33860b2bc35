import { Button } from '@mantine/core';
import { useEffect, useState, type RefObject } from 'react';
import type { Round, RoundPerson } from '../../../contract/entities.gen';
import { personIn } from '../round';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import type { Lead } from './useLead';
import { timerText, useTimeLeft, type Answered } from './useTimeLeft';

const text = words.turn;

interface SpeakerStripProps {
  round: Round;
  speaker: RoundPerson;
  meId: string | undefined;
  lead: Lead | undefined;
  answered: Answered;
  /** Shows the speaker and the time in full. */
  speakerPart: RefObject<HTMLElement | null>;
}

/** Who speaks, the time left and Next, while the speaker's part of the page is scrolled away. */
export function SpeakerStrip({ speakerPart, ...props }: SpeakerStripProps) {
  const isAway = useIsScrolledAway(speakerPart);
  return <div className={classes.strip}>{isAway && <Strip {...props} />}</div>;
}

function useIsScrolledAway(part: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!part.current || !('IntersectionObserver' in window)) return;
    // The timer is out of sight as soon as it is behind the page's header.
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsAway(!entry.isIntersecting && entry.boundingClientRect.top < header);
      },
      { rootMargin: `-${header}px 0px 0px` },
    );
    observer.observe(part.current.querySelector('[role=timer]') ?? part.current);
    return () => observer.disconnect();
  }, [part]);
  return isAway;
}

function Strip({ round, speaker, meId, lead, answered }: Omit<SpeakerStripProps, 'speakerPart'>) {
  const next = personIn(round, round.nextSpeakerId);
  return (
    <div className={classes.stripBar}>
      <span className={classes.stripName}>
        {speaker.userId === meId ? text.yours : text.speaking({ name: speaker.firstName })}
      </span>
      {round.timer && <StripTime timer={round.timer} answered={answered} />}
      {lead && (
        <Button
          size="sm"
          px="sm"
          aria-disabled={lead.busy !== undefined}
          onClick={() => lead.change('NEXT', speaker.userId)}
        >
          {next ? text.next({ name: next.firstName }) : text.end}
        </Button>
      )}
    </div>
  );
}

function StripTime({ timer, answered }: Pick<SpeakerStripProps, 'answered'> & { timer: NonNullable<Round['timer']> }) {
  const left = useTimeLeft(timer, answered);
  return (
    <span className={classes.stripTime} data-over={left <= 0 || undefined}>
      {timerText(left)}
    </span>
  );
}
