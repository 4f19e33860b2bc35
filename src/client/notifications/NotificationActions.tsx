import { Button, Loader } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { IconThumbUp } from '@tabler/icons-react';
import type { Notification } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { ExternalButton } from '../ui/ExternalButton';
import { actionTargetOf } from './actionTarget';
import type { useNotificationActions } from './useNotificationActions';
import { words } from './words.gen';

type Actions = ReturnType<typeof useNotificationActions>;

interface ActionProps {
  name: string;
  address: string | undefined;
  isExternal?: boolean;
  actions: Actions;
  look: Pick<ButtonProps, 'variant' | 'leftSection'>;
}

/** These pages only repeat the notification's content, so following the link dismisses it. */
const SHOWN_BY_PAGE: readonly string[] = [paths.pod, paths.leaderPod, paths.leaderPods, paths.chat];

export function NotificationActions({ notification, actions }: { notification: Notification; actions: Actions }) {
  const { actionType, primaryIcon, externalLink } = notification;
  const primaryName = notification.primaryDisplayName ?? (actionType === 'ACKNOWLEDGE' ? words.okay : words.view);
  const icon = primaryIcon === 'Like' ? <IconThumbUp size={18} aria-hidden /> : undefined;
  if (actionType === 'ACKNOWLEDGE') {
    return (
      <Action name={primaryName} address={undefined} actions={actions} look={{ variant: 'light', leftSection: icon }} />
    );
  }
  return (
    <>
      <Action
        name={primaryName}
        address={notification.primaryActionUrl}
        isExternal={externalLink}
        actions={actions}
        look={{ variant: actionType === 'DISMISSIBLE_ACTION' ? 'light' : 'filled', leftSection: icon }}
      />
      {actionType === 'CHOICE' && notification.secondaryDisplayName && (
        <Action
          name={notification.secondaryDisplayName}
          address={notification.secondaryActionUrl}
          actions={actions}
          look={{ variant: 'default' }}
        />
      )}
      {actionType === 'DISMISSIBLE_ACTION' && (
        <Action name={words.dismiss} address={undefined} actions={actions} look={{ variant: 'subtle' }} />
      )}
    </>
  );
}

function Action({ name, address, isExternal, actions, look }: ActionProps) {
  const target = actionTargetOf(address);
  if (target?.kind === 'page' && !isExternal) {
    const isShown = SHOWN_BY_PAGE.includes(target.to.split(/[?#]/)[0] ?? '');
    return (
      <ButtonLink
        to={target.to}
        size="sm"
        {...look}
        onClick={isShown ? () => void actions.dismiss(name, { isSilent: true }) : undefined}
      >
        {name}
      </ButtonLink>
    );
  }
  if (target && target.kind !== 'post') {
    return (
      <ExternalButton href={target.kind === 'link' ? target.href : target.to} size="sm" {...look}>
        {name}
      </ExternalButton>
    );
  }
  const isBusy = actions.busy === name;
  return (
    <Button
      size="sm"
      {...look}
      // Disabling the button would lose the focus.
      aria-disabled={actions.busy !== undefined}
      aria-busy={isBusy}
      leftSection={isBusy ? <Loader size={18} color="currentColor" /> : look.leftSection}
      onClick={() => void (target ? actions.take(name, target.path) : actions.dismiss(name))}
    >
      {name}
    </Button>
  );
}
