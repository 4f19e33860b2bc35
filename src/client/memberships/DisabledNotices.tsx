import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { DisabledMembership } from '../../contract/entities.gen';
import { useGetMyUserQuery } from '../api/sessionApi';
import { homeWords as words } from './homeWords';

const text = words.disabled;

/** The memberships to which somebody has no access for now (rule members.disabled). */
export function useDisabledMemberships(): readonly DisabledMembership[] {
  const { data } = useGetMyUserQuery();
  return data?.disabledIn ?? [];
}

/** Says of each that it is closed to the reader, and whom to ask. */
export function DisabledNotices({ memberships }: { memberships: readonly DisabledMembership[] }) {
  return memberships.map(({ id, name, supportEmail }) => (
    <Alert key={id} variant="light" icon={<IconLock aria-hidden />} title={text.title(name)}>
      {text.why}{' '}
      {supportEmail && (
        <>
          {text.ask} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      )}
    </Alert>
  ));
}
