import { IconMoon } from '@tabler/icons-react';
import { useFormikContext } from 'formik';
import type { PodFormationPerson } from '../../../contract/entities.gen';
import { timeWithZone, weekdayName } from '../../../domain/meetings/display';
import { peopleToSeat } from '../../../domain/pods/formation';
import { isAtNight } from '../../../domain/time/night';
import { wallClock } from '../../../domain/time/zonedTime';
import { Badge } from '../../ui/Badge';
import { fullName } from '../../ui/people/fullName';
import classes from './formation.module.css';
import { currentChoice, type FormationFormValues } from './formationValues';
import { formationWords as text } from './formationWords';

interface LocalTimesProps {
  people: readonly PodFormationPerson[];
  /** The first meeting, in epoch seconds; undefined until a time is chosen. */
  start: number | undefined;
}

/** The pod's meeting time in everybody's own zone, and whether it is at night there. */
export function LocalTimes({ people, start }: LocalTimesProps) {
  const { values } = useFormikContext<FormationFormValues>();
  const seated = peopleToSeat(people, currentChoice(values));
  const coming = people.filter((person) => person.userId === values.leaderId || seated.includes(person));
  if (start === undefined) return <p className={classes.quiet}>{text.chooseTime}</p>;
  if (coming.length === 0) return null;
  return (
    <section className={classes.times} aria-label={text.times}>
      <h3 className={classes.timesTitle}>{text.times}</h3>
      <ul className={classes.list}>
        {coming.map((person) => (
          <LocalTime key={person.userId} person={person} start={start} />
        ))}
      </ul>
    </section>
  );
}

function LocalTime({ person, start }: { person: PodFormationPerson; start: number }) {
  const { timezone } = person;
  return (
    <li className={classes.time}>
      <span className={classes.name}>{fullName(person)}</span>
      {timezone === undefined ? (
        <span className={classes.quiet}>{text.noZone}</span>
      ) : (
        <span className={classes.hour}>
          {weekdayName(wallClock(start, timezone).weekday).slice(0, 3)} {timeWithZone(start, timezone)}
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
