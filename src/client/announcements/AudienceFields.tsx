import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import type { AnnouncementAudienceKind } from '../../domain/announcements/audience';
import { useFormField } from '../ui/form/formContext';
import classes from './announcements.module.css';
import { PodsField } from './PodsField';
import { words } from './words.gen';

const text = words.form;

/** Members are chosen in the list of members, before this page opens. */
export function AudienceFields({ membershipId }: { membershipId: string }) {
  const { field, error } = useFormField<AnnouncementAudienceKind>('audience.kind');
  const members = useFormField<string[]>('audience.memberIds');
  const errorId = useId();
  const hasMembers = members.field.value.length > 0;
  return (
    <>
      <fieldset className={classes.choices} aria-describedby={error ? errorId : undefined}>
        <legend className={classes.legend}>{text.audience}</legend>
        {hasMembers && <Choice kind="MEMBERS" label={text.members({ count: members.field.value.length })} />}
        <Choice kind="EVERYONE" label={text.kinds.EVERYONE} />
        <Choice kind="LEADERS" label={text.kinds.LEADERS} description={text.kindsHelp.LEADERS} />
        <Choice kind="PODS" label={text.kinds.PODS} />
        {(error ?? members.error) && (
          <p id={errorId} className={classes.error}>
            {error ?? members.error}
          </p>
        )}
      </fieldset>
      {field.value === 'PODS' && <PodsField membershipId={membershipId} />}
    </>
  );
}

interface ChoiceProps {
  kind: AnnouncementAudienceKind;
  label: string;
  description?: string;
}

function Choice({ kind, label, description }: ChoiceProps) {
  const { field, error } = useFormField<AnnouncementAudienceKind>('audience.kind');
  return (
    <Radio
      {...field}
      value={kind}
      checked={field.value === kind}
      label={label}
      description={description}
      aria-invalid={error !== undefined || undefined}
    />
  );
}
