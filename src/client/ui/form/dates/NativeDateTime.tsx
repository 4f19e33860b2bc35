import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { instantOfInputTexts, dateInputTexts } from '../../../../domain/time/shownTime';
import { hasFocusLeft } from '../guards/hasFocusLeft';
import { USUAL_HOUR } from '../../../../domain/meetings/proposedStart';
import type { DateTimeFieldProps, DateTimeValue } from './dateTime';
import { words } from './dateTimeWords.gen';
import classes from './NativeDateTime.module.css';
import { useDateTime } from './useDateTime';

type Parts = { date: string; time: string };

const NOTHING: Parts = { date: '', time: '' };

/** With one part missing, the value is text, which no schema accepts as a moment. */
const valueOf = ({ date, time }: Parts, zone: string): DateTimeValue =>
  instantOfInputTexts(date, time, zone) ?? `${date} ${time}`.trim();

export function NativeDateTime(props: DateTimeFieldProps) {
  const { name, label, description, zone, isDay = false } = props;
  const { value, error, limits, onChange, onLeave } = useDateTime(props);
  const id = useId();
  const [chosen, setChosen] = useState<Parts>();
  const shown = chosen ?? (typeof value === 'number' ? dateInputTexts(value, zone) : NOTHING);
  const choose = (part: keyof Parts, text: string) => {
    const next = { ...shown, [part]: text };
    if (part === 'date' && text && !shown.date && !shown.time) next.time = `${USUAL_HOUR}:00`;
    if (isDay) next.time = text && '00:00';
    setChosen(next);
    onChange(valueOf(next, zone));
  };
  const leave = () => {
    if (typeof value === 'number') setChosen(undefined);
    onLeave();
  };
  const { first, kept } = limits;
  const days = { min: kept !== undefined && first !== undefined && kept < first ? kept : first, max: limits.last };
  const help = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const input = (part: keyof Parts) => (
    <Input
      type={part}
      size="md"
      withAria={false}
      className={classes[part]}
      classNames={{ input: classes.input }}
      name={`${name}.${part}`}
      aria-label={isDay ? label : words.part({ label, part })}
      aria-describedby={help}
      aria-invalid={error !== undefined && (!shown[part] || Boolean(shown.date && shown.time))}
      error={error !== undefined}
      value={shown[part]}
      onChange={(event) => choose(part, event.currentTarget.value)}
      {...(part === 'date' && days)}
    />
  );
  return (
    <Input.Wrapper
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      labelElement="div"
      size="md"
      label={label}
      description={description}
      error={error}
      onBlur={(event) => {
        if (hasFocusLeft(event)) leave();
      }}
    >
      <div className={classes.parts}>
        {input('date')}
        {!isDay && input('time')}
      </div>
    </Input.Wrapper>
  );
}
