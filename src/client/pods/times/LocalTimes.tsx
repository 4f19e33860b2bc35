import { IconMoon } from '@tabler/icons-react';
import { useFormikContext } from 'formik';
import { timeWithZone, weekdayName } from '../../../domain/meetings/display';
import { isAtNight } from '../../../domain/time/night';
import { wallClock } from '../../../domain/time/zonedTime';
import { FirstStart } from '../../meetings';
import { Badge } from '../../ui/Badge';
import { fullName } from '../../ui/people/fullName';
import type { PodFormValues } from '../manage/podFormValues';
import classes from './times.module.css';
import { words as text } from './timesWords.gen';
import { readerLocale } from '../../ui/readerLocale';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

export interface LocalPerson {
  userId: string;
  firstName: string;
  lastName: string;
  /** IANA zone, if known. */
  timezone?: string;
}

interface LocalTimesProps {
  people: readonly LocalPerson[];
  /** Epoch seconds; undefined until a time is chosen. */
  start: number | undefined;
}

/** Shows the meeting in each person's own zone, as it may be night there. */
export function LocalTimes({ people, start }: LocalTimesProps) {
  if (people.length === 0) return null;
  if (start === undefined) return <p className={classes.quiet}>{text.chooseTime}</p>;
  return (
    <section className={classes.times} aria-label={text.times}>
      <h3 className={classes.title}>{text.times}</h3>
      <ul className={classes.list}>
        {people.map((person) => (
          <LocalTime key={person.userId} person={person} start={start} />
        ))}
      </ul>
    </section>
  );
}

function LocalTime({ person, start }: { person: LocalPerson; start: number }) {
  const { timezone } = person;
  return (
    <li className={classes.time}>
      <span className={classes.name}>{fullName(person)}</span>
      {timezone === undefined ? (
        <span className={classes.quiet}>{text.noZone}</span>
      ) : (
        <span className={classes.hour}>
          {weekdayName(wallClock(start, timezone).weekday, readerLocale(), 'short')}{' '}
          {timeWithZone(start, timezone, readerLocale())}
          {isAtNight(start, timezone) && (
            <Badge tone="now" icon={<IconMoon size="1rem" aria-hidden />}>
              {text.atNight}
            </Badge>
          )}
        </span>
      )}
    </li>
  );
}

const MAX_NAMED = 3;

/** Beside the button that schedules the meeting; doesn't prevent it. */
export function NightWarning({ people }: { people: readonly LocalPerson[] }) {
  const { values } = useFormikContext<PodFormValues>();
  return (
    <FirstStart meeting={values.meeting}>
      {(start) => {
        const asleep = people.filter(
          ({ timezone }) => start !== undefined && timezone !== undefined && isAtNight(start, timezone),
        );
        const named = asleep.slice(0, MAX_NAMED).map(fullName);
        const others = asleep.length - named.length;
        const who = listText(others > 0 ? [...named, text.others({ count: others })] : named, LANGUAGE);
        return (
          <div role="status">
            {asleep.length > 0 && (
              <p className={classes.night}>
                <IconMoon size="1.25rem" aria-hidden />
                <span>{text.night({ who })}</span>
              </p>
            )}
          </div>
        );
      }}
    </FirstStart>
  );
}
