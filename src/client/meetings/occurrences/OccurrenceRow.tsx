import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCalendarOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { shortWeekdayDate } from '../../../domain/meetings/display';
import { Badge } from '../../ui/Badge';
import { RowMenu } from '../../ui/menu/RowMenu';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { richText } from '../../ui/richText';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { RelativeTime, Time } from '../../ui/Time';
import { nowInSeconds } from '../../ui/useNow';
import { words } from '../words.gen';
import { ApologyForm } from './ApologyForm';
import { Who } from './CantMakeIt';
import { MoveOccurrenceForm } from './MoveOccurrenceForm';
import classes from './occurrences.module.css';
import { words as text } from './occurrenceWords.gen';
import { useOccurrenceActs, type OccurrenceProps } from './useOccurrenceActs';

interface OccurrenceRowProps extends OccurrenceProps {
  /** The next one to take place, whose apology has its own button. */
  isNext: boolean;
}

export function OccurrenceRow({ date, meeting, isNext }: OccurrenceRowProps) {
  const [form, setForm] = useState<'move' | 'apology'>();
  const row = useRef<HTMLDivElement>(null);
  const { day, apology, changes, error } = useOccurrenceActs({ date, meeting }, setForm);
  const { apologies } = date;
  useEffect(() => {
    if (!form) return;
    // A field that still loads is replaced, and would lose the focus.
    const field = row.current?.querySelector<HTMLElement>('form input:not([readonly])');
    (field ?? row.current)?.focus();
  }, [form]);
  const close = () => {
    setForm(undefined);
    row.current?.focus();
  };
  const acts = apology && !isNext ? [apology, ...changes] : changes;
  return (
    <div ref={row} tabIndex={-1} className={classes.date} data-next={isNext || undefined}>
      <div className={classes.what}>
        <When date={date} meeting={meeting} isNext={isNext} />
        {apologies && <Who apologies={apologies} />}
      </div>
      {!form && isNext && apology && (
        <Button variant="default" onClick={apology.onClick}>
          {apology.label}
          <VisuallyHidden> ({day})</VisuallyHidden>
        </Button>
      )}
      {!form && acts.length > 0 && <RowMenu label={text.actsOn({ day })} acts={acts} />}
      {form && (
        <div className={classes.form}>
          {form === 'move' && <MoveOccurrenceForm date={date} meeting={meeting} onClose={close} />}
          {form === 'apology' && apologies && (
            <ApologyForm meetingId={meeting.id} start={apologies.start} onClose={close} />
          )}
        </div>
      )}
      {error !== undefined && <FailureAlert error={error} />}
    </div>
  );
}

function When({ date: { start, at, skipped }, meeting: { timezone }, isNext }: OccurrenceRowProps) {
  const zone = useReaderZone();
  return (
    <>
      <p className={classes.start} data-skipped={skipped || undefined}>
        <span className={classes.day}>{shortWeekdayDate(at, zone, nowInSeconds(), readerLocale())}</span>{' '}
        <Time at={at} meetingZone={timezone} withoutDate />
      </p>
      {isNext && (
        <span className={classes.relative}>
          <RelativeTime at={at} />
        </span>
      )}
      {skipped && <Badge icon={<IconCalendarOff aria-hidden />}>{text.skipped}</Badge>}
      {at !== start && (
        <p className={classes.quiet}>
          <IconArrowRight aria-hidden size="1em" />{' '}
          {richText(words.movedFrom, { time: () => <Time at={start} meetingZone={timezone} /> })}
        </p>
      )}
    </>
  );
}
