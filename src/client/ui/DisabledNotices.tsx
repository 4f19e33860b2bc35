import { Alert, Anchor } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useGetMyUserQuery } from '../api/sessionApi';
import { stateWords } from './stateWords';

const text = stateWords.disabled;

interface DisabledNoticesProps {
  /** What the page says of being empty, to somebody who has access everywhere. */
  otherwise?: ReactNode;
}

/** Names each membership to which the reader has no access for now, and whom to ask (rule members.disabled). */
export function DisabledNotices({ otherwise = null }: DisabledNoticesProps) {
  const { data } = useGetMyUserQuery();
  const memberships = data?.disabledIn ?? [];
  if (memberships.length === 0) return otherwise;
  return memberships.map(({ id, name, supportEmail }) => (
    <Alert key={id} variant="light" icon={<IconLock aria-hidden />} title={text.title(name)}>
      {text.why}{' '}
      {supportEmail && (
        <>
          {text.ask}{' '}
          <Anchor href={`mailto:${supportEmail}`} inherit underline="always">
            {supportEmail}
          </Anchor>
        </>
      )}
    </Alert>
  ));
}
