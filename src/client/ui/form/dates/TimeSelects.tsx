import { Button, NativeSelect } from '@mantine/core';
import type moment from 'moment-timezone';
import { zoneName } from '../../../../domain/meetings/display';
import { words } from './dateTimeWords.gen';
import classes from './DateTimePicker.module.css';

const MINUTE_STEP = 5;

interface Time {
  hour: number;
  minute: number;
}

interface TimeSelectsProps {
  at: moment.Moment;
  time: Time;
  onChange: (time: Time) => void;
  onDone: () => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
}));

function minutesWith(chosen: number) {
  const steps = Array.from({ length: 60 / MINUTE_STEP }, (_, step) => step * MINUTE_STEP);
  const all = [...new Set([...steps, chosen])].sort((one, other) => one - other);
  return all.map((minute) => ({ value: String(minute), label: String(minute).padStart(2, '0') }));
}

export function TimeSelects({ at, time, onChange, onDone }: TimeSelectsProps) {
  return (
    <div className={classes.time}>
      <span className={classes.timeLabel}>{words.time({ zone: zoneName(at.unix(), at.tz() ?? 'UTC') })}</span>
      <NativeSelect
        size="sm"
        className={classes.hour}
        aria-label={words.hour}
        data={hours}
        value={String(time.hour)}
        onChange={(event) => onChange({ ...time, hour: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        size="sm"
        className={classes.minutes}
        aria-label={words.minutes}
        data={minutesWith(time.minute)}
        value={String(time.minute)}
        onChange={(event) => onChange({ ...time, minute: Number(event.currentTarget.value) })}
      />
      <Button size="sm" px="sm" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
}
