import { Alert, Anchor } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DisabledMembership } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { NoticePage } from '../pages/NoticePage';
import { words as stateWords } from './stateWords.gen';

const text = stateWords.disabled;

interface DisabledNoticesProps {
  /** For readers with access to all their memberships. */
  otherwise?: ReactNode;
  hasAccessElsewhere?: boolean;
}

/** Rule members.disabled. */
export function DisabledNotices({ otherwise = null, hasAccessElsewhere = false }: DisabledNoticesProps) {
  const { data } = useGetMyUserQuery();
  const memberships = data?.disabledIn ?? [];
  if (memberships.length === 0) return otherwise;
  return (
    <>
      {memberships.map((one) => (
        <DisabledNotice key={one.id} membership={one} />
      ))}
      {hasAccessElsewhere && otherwise}
    </>
  );
}

export function DisabledPage({ membership }: { membership: DisabledMembership }) {
  return (
    <NoticePage
      title={text.title({ membership: membership.name })}
      icon={<IconLock aria-hidden />}
      action={{ label: stateWords.toStart, to: paths.root }}
    >
      <p>
        <WhyDisabled membership={membership} />
      </p>
    </NoticePage>
  );
}

function DisabledNotice({ membership }: { membership: DisabledMembership }) {
  return (
    <Alert variant="light" icon={<IconLock aria-hidden />} title={text.title({ membership: membership.name })}>
      <WhyDisabled membership={membership} />
    </Alert>
  );
}

function WhyDisabled({ membership: { supportEmail } }: { membership: DisabledMembership }) {
  return (
    <>
      {text.why}{' '}
      {supportEmail && (
        <>
          {text.ask}{' '}
          <Anchor href={`mailto:${supportEmail}`} inherit underline="always">
            {supportEmail}
          </Anchor>
        </>
      )}
    </>
  );
}
