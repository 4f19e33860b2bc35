import { Alert } from '@mantine/core';
import { IconUserStar } from '@tabler/icons-react';
import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { TextLink } from '../../ui/TextLink';
import { words } from '../words.gen';

const text = words.view;

export function PendingLeadOffer({ pod, transferId }: { pod: Pod; transferId: string }) {
  return (
    <Alert variant="light" icon={<IconUserStar aria-hidden />}>
      {text.asksYouToLead({ pod: pod.name })}{' '}
      <TextLink to={pathTo(paths.leaderCompleteSwitch, { request: transferId })}>{text.answer}</TextLink>
    </Alert>
  );
}
