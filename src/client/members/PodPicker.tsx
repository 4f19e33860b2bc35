import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { describeFrequency } from '../../domain/meetings/frequency';
import { scheduleOf } from '../../domain/meetings/scheduleTypes';
import { podListOrder } from '../../domain/pods/seats';
import type { AvailablePod } from '../../contract/entities.gen';
import { useFormField } from '../ui/form/formContext';
import { useReaderZone } from '../ui/readerZone';
import classes from './PodPicker.module.css';
import { words } from './words';

const text = words.pods;

/** The choice that is no pod: to be told when a new one is set up. */
export const CONTACT_ME = 'contact-me';

/** Pods with places by weekday then time, then full ones as waitlists, then none of them (rule members.preferredPod). */
export function PodPicker({ name, pods }: { name: string; pods: readonly AvailablePod[] }) {
  const { field, error } = useFormField<string>(name);
  const errorId = useId();
  const zone = useReaderZone();
  const { available, waitlists } = podListOrder(pods, zone);
  const option = (value: string, label: string, description?: string) => (
    <Radio
      key={value}
      {...field}
      value={value}
      aria-invalid={error !== undefined || undefined}
      checked={field.value === value}
      label={label}
      description={description}
    />
  );
  const podOption = (pod: AvailablePod, places: string) => {
    const { scheduledMeeting: meeting } = pod;
    const when = describeFrequency(scheduleOf(meeting), meeting.nextMeeting ?? meeting.unixTime, zone);
    return option(pod.id, pod.name, `${when} · ${places}`);
  };
  return (
    <fieldset className={classes.picker} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{text.legend}</legend>
      <p className={classes.hint}>{pods.length > 0 ? text.hint : text.none}</p>
      {available.length > 0 && (
        <Group title={text.available}>{available.map((pod) => podOption(pod, text.places(pod.seatsAvailable)))}</Group>
      )}
      {waitlists.length > 0 && (
        <Group title={text.waitlists}>{waitlists.map((pod) => podOption(pod, text.waitlist))}</Group>
      )}
      <Group>
        {option('', text.later)}
        {option(CONTACT_ME, text.contact)}
      </Group>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={classes.group} role={title ? 'group' : undefined} aria-label={title}>
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  );
}
