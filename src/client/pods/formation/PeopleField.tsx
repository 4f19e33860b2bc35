import { Checkbox } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { PodFormation, PodFormationPerson } from '../../../contract/entities.gen';
import { canBeSeated, peopleToSeat } from '../../../domain/pods/formation';
import { shortDate } from '../../../domain/time/shortDate';
import { Badge } from '../../ui/Badge';
import { useFormField } from '../../ui/form/formContext';
import { fullName } from '../../ui/people/fullName';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import classes from './formation.module.css';
import { currentChoice, type FormationFormValues } from './formationValues';
import { words as text } from './formationWords.gen';

const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export function PeopleField({ formation: { people, waiting } }: { formation: PodFormation }) {
  const { error } = useFormField<string[]>('participantIds');
  const { values } = useFormikContext<FormationFormValues>();
  const [help, wrong] = [useId(), useId()];
  const seated = new Set(peopleToSeat(people, currentChoice(values)).map(({ userId }) => userId));
  const left = waiting - people.length;
  return (
    <fieldset className={classes.people} aria-describedby={error ? `${help} ${wrong}` : help}>
      <legend className={classes.legend}>{text.people}</legend>
      <p id={help} className={classes.quiet}>
        {text.peopleHelp}
      </p>
      <ul className={classes.list}>
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} isSeated={seated.has(person.userId)} />
        ))}
      </ul>
      {left > 0 && <p className={classes.quiet}>{text.left({ count: left })}</p>}
      {error && (
        <p id={wrong} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function PersonRow({ person, isSeated }: { person: PodFormationPerson; isSeated: boolean }) {
  const zone = useReaderZone();
  const { field, error } = useFormField<string[]>('participantIds');
  const { values } = useFormikContext<FormationFormValues>();
  const { userId, timezone, position, created } = person;
  const leads = values.leaderId === userId;
  const isChosen = canBeSeated(person) && !leads && field.value.includes(userId);
  const about = joinWithSeparator(
    timezone === undefined ? text.noZone : placeOf(timezone),
    text.waiting({ position, when: shortDate(created / 1000, zone, readerLocale()) }),
  );
  return (
    <li className={classes.person}>
      <Checkbox
        {...field}
        value={userId}
        checked={isChosen}
        disabled={!canBeSeated(person) || leads}
        aria-invalid={Boolean(error)}
        label={fullName(person)}
        description={about}
      />
      <span className={classes.badges}>
        <Standing person={person} leads={leads} lacksSeat={isChosen && !isSeated} />
      </span>
    </li>
  );
}

function Standing({ person, leads, lacksSeat }: { person: PodFormationPerson; leads: boolean; lacksSeat: boolean }) {
  const { consentJoinNewPod, consentToBeNewPodLeader, disabled, leadsPod } = person;
  if (disabled) return <Badge>{text.disabled}</Badge>;
  if (leads) return <Badge tone="primary">{text.leads}</Badge>;
  return (
    <>
      {lacksSeat && <Badge tone="now">{text.noSeat}</Badge>}
      {leadsPod && <Badge>{text.leadsOther}</Badge>}
      {consentToBeNewPodLeader && !leadsPod && (
        <Badge tone="primary">{consentJoinNewPod ? text.agreedToLead : text.onlyLead}</Badge>
      )}
    </>
  );
}
