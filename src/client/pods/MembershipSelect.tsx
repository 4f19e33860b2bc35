import { NativeSelect } from '@mantine/core';
import type { Membership } from '../../contract/entities.gen';
import { subjectKeys } from '../../domain/links';
import { useAddressQuery } from '../ui/lists/useAddressQuery';
import { words } from './words.gen';

interface MembershipSelectProps {
  memberships: readonly Membership[];
  chosen: string | undefined;
  subject: 'membership' | 'request';
  all?: string;
}

/** Hidden if the current membership isn't among them, since it would show another. */
export function MembershipSelect({ memberships, chosen, subject, all }: MembershipSelectProps) {
  const { change } = useAddressQuery();
  if (memberships.length < 2) return null;
  if (chosen !== undefined && !memberships.some(({ id }) => id === chosen)) return null;
  const key = subjectKeys[subject];
  const options = memberships.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label={words.membership}
      value={chosen ?? ''}
      data={[...(all === undefined ? [] : [{ value: '', label: all }]), ...options]}
      onChange={({ currentTarget: { value } }) => change({ [key]: value })}
    />
  );
}
