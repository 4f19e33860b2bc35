import { NativeSelect, TextInput } from '@mantine/core';
import { AUDIT_ACT_GROUPS, AUDIT_ACTS } from '../../domain/audit/acts';
import type { Business } from '../../contract/entities.gen';
import { useListAuditActorsQuery } from '../api/auditApi';
import classes from './audit.module.css';
import type { AuditView } from './useAuditView';
import { words } from './words';

/** The API's maximum: more than fit a usable list, and far more than act in most businesses. */
const MAX_PEOPLE = 500;

const groupNames = Object.keys(AUDIT_ACT_GROUPS) as (keyof typeof AUDIT_ACT_GROUPS)[];

const kinds = [
  { value: '', label: words.anything },
  ...groupNames.map((name) => ({
    group: words.groups[name],
    items: AUDIT_ACT_GROUPS[name].map((act) => ({ value: act, label: words.acts[act] })),
  })),
];

/** Filters the log by person, kind of act and days. */
export function AuditFilter({ business: { id }, view }: { business: Business; view: AuditView }) {
  const { fields, set, first } = view;
  const { data: people = [] } = useListAuditActorsQuery({ id, limit: MAX_PEOPLE });
  const isListed = fields.personId === '' || people.some((person) => person.id === fields.personId);
  return (
    <div role="search" aria-label={words.narrow} className={classes.filters}>
      <NativeSelect
        ref={first}
        label={words.person}
        value={fields.personId}
        onChange={({ target }) => set({ personId: target.value })}
        data={[
          { value: '', label: words.anybody },
          ...(isListed ? [] : [{ value: fields.personId, label: words.thisPerson }]),
          ...people.map((person) => ({ value: person.id, label: person.name ?? words.nameless(person.id) })),
        ]}
      />
      <NativeSelect
        label={words.act}
        value={fields.act}
        onChange={({ target }) => set({ act: AUDIT_ACTS.find((act) => act === target.value) ?? '' })}
        data={kinds}
      />
      {(['since', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={words[name]}
          value={fields[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
    </div>
  );
}
