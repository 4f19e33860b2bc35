import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { Membership } from '../../contract/entities.gen';
import { subjectKeys } from '../../domain/links';
import { words } from './words';

interface MembershipSelectProps {
  memberships: readonly Membership[];
  chosen: string | undefined;
  /** The key of the address that carries the choice (rule platform.queryState). */
  subject: 'membership' | 'request';
  /** What it says while none is chosen, where the screen can be about all. */
  all?: string;
}

/** For people who may do the same in several memberships. */
export function MembershipSelect({ memberships, chosen, subject, all }: MembershipSelectProps) {
  const [, setQuery] = useSearchParams();
  if (memberships.length < 2) return null;
  const key = subjectKeys[subject];
  const options = memberships.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label={words.membership}
      value={chosen ?? ''}
      data={[...(all === undefined ? [] : [{ value: '', label: all }]), ...options]}
      onChange={({ currentTarget: { value } }) => setQuery(value ? { [key]: value } : {}, { replace: true })}
    />
  );
}
