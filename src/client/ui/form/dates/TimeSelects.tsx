import { Button, NativeSelect } from '@mantine/core';
import type moment from 'moment-timezone';
import { zoneName } from '../../../../domain/meetings/display';
import { isEnglish } from '../../../../domain/text/languages';
import { dateFormat, SECONDS_PER_HOUR } from '../../../../domain/time/zonedTime';
import { words } from './dateTimeWords.gen';
import classes from './DateTimePicker.module.css';
import { readerLocale } from '../../readerLocale';

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

/** '7 pm' in English, else as the language writes it. */
function hourText(hour: number, locale: string): string {
  if (isEnglish(locale)) return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
  return dateFormat(locale, { timeZone: 'UTC', hour: 'numeric' }).format(hour * SECONDS_PER_HOUR * 1000);
}

const hoursIn = (locale: string) =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour, locale) }));

function minutesWith(chosen: number) {
  const steps = Array.from({ length: 60 / MINUTE_STEP }, (_, step) => step * MINUTE_STEP);
  const all = [...new Set([...steps, chosen])].sort((one, other) => one - other);
  return all.map((minute) => ({ value: String(minute), label: String(minute).padStart(2, '0') }));
}

export function TimeSelects({ at, time, onChange, onDone }: TimeSelectsProps) {
  const locale = readerLocale();
  return (
    <div className={classes.time}>
      <span className={classes.timeLabel}>{words.time({ zone: zoneName(at.unix(), at.tz() ?? 'UTC', locale) })}</span>
      <NativeSelect
        size="sm"
        className={classes.hour}
        aria-label={words.hour}
        data={hoursIn(locale)}
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
