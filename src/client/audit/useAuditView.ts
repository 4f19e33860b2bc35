import { useRef } from 'react';
import { AUDIT_ACTS, type AuditAct } from '../../domain/audit/acts';
import { decodeId, subjectKeys } from '../../domain/links';
import { dayStart } from '../../domain/time/dayStart';
import { useReaderZone } from '../ui/readerZone';
import { useAddressQuery } from '../ui/lists/useAddressQuery';

const DAY_AFTER = 1;

/** Not in `queryKeys`, since /login loads those. */
const keys = { personId: subjectKeys.person, act: 'act', since: 'since', until: 'until' };

export interface AuditFields {
  personId: string;
  act: AuditAct | '';
  since: string;
  until: string;
}

/** Kept in the address (rule platform.queryState). */
export function useAuditView() {
  const { query, change } = useAddressQuery();
  const zone = useReaderZone();
  const first = useRef<HTMLSelectElement>(null);
  const fields: AuditFields = {
    personId: decodeId(query.get(keys.personId)) ?? '',
    act: AUDIT_ACTS.find((act) => act === query.get(keys.act)) ?? '',
    since: query.get(keys.since) ?? '',
    until: query.get(keys.until) ?? '',
  };
  const from = dayStart(fields.since, zone);
  const to = dayStart(fields.until, zone, DAY_AFTER);
  const asked = {
    ...(fields.personId && { personId: fields.personId }),
    ...(fields.act && { act: fields.act }),
    ...(from !== undefined && { from: from * 1000 }),
    ...(to !== undefined && { to: to * 1000 }),
  };
  const set = (values: Partial<AuditFields>) =>
    change(Object.fromEntries(Object.entries(values).map(([name, value]) => [keys[name as keyof AuditFields], value])));
  const clear = () => {
    first.current?.focus();
    set({ personId: '', act: '', since: '', until: '' });
  };
  return { fields, asked, set, clear, first };
}

export type AuditView = ReturnType<typeof useAuditView>;
