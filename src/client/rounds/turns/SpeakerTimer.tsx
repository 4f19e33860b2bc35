import { VisuallyHidden } from '@mantine/core';
import type { RoundTimer } from '../../../contract/entities.gen';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import { timerText, useTimeLeft, type Answered } from './useTimeLeft';

const text = words.turn;
const MINUTE_MS = 60_000;

/** Readable across a table; counts on once the time is over. Announced at one minute and at the end. */
export function SpeakerTimer({ timer, answered }: { timer: RoundTimer; answered: Answered }) {
  const left = useTimeLeft(timer, answered);
  const isOver = left <= 0;
  return (
    <div className={classes.timer} data-over={isOver || undefined}>
      <span role="timer" aria-live="off" aria-label={isOver ? text.over : text.left} className={classes.time}>
        {timerText(left)}
      </span>
      <span className={classes.timerState}>
        {[isOver && text.timesUp, !timer.running && text.paused].filter(Boolean).join(' · ')}
      </span>
      <VisuallyHidden role="status">{isOver ? text.timesUp : left <= MINUTE_MS ? text.oneMinute : ''}</VisuallyHidden>
    </div>
  );
}
