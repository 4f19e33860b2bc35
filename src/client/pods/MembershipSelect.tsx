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
}

/** For people who may do the same in several memberships. */
export function MembershipSelect({ memberships, chosen, subject }: MembershipSelectProps) {
  const [, setQuery] = useSearchParams();
  if (memberships.length < 2) return null;
  return (
    <NativeSelect
      label={words.membership}
      value={chosen}
      data={memberships.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) => setQuery({ [subjectKeys[subject]]: currentTarget.value }, { replace: true })}
    />
  );
}
