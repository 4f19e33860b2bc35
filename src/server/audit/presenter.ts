import type { AuditEntry, AuditPerson } from '../../contract/entities.gen';
import type { AuditRow } from './reads';

export const presentPerson = ({ id, name }: { id: string; name: string | null }): AuditPerson => ({
  id,
  ...(name !== null && { name }),
});

const subjectOf = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : undefined);

export function presentEntry(row: AuditRow): AuditEntry {
  const { id, act, created, fields, detail, address } = row;
  const membership = subjectOf(row.membership_id, row.membership_name);
  const pod = subjectOf(row.pod_id, row.pod_name);
  return {
    id,
    created: Number(created),
    act,
    actor: presentPerson({ id: row.actor_id, name: row.actor_name }),
    ...(row.person_id !== null && { person: presentPerson({ id: row.person_id, name: row.person_name }) }),
    ...(membership && { membership }),
    ...(pod && { pod }),
    fields,
    ...(detail !== null && { detail }),
    ...(row.api_key_name !== null && { apiKey: row.api_key_name }),
    ...(address !== null && { address }),
  };
}
