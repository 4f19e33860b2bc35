import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { apiBase } from '../api/apiBase';
import { useCreateTicketMutation } from '../api/sessionApi';
import { FailureAlert } from './states/FailureAlert';
import { replaceLocation } from './replaceLocation';
import classes from './pages/pages.module.css';
import { words } from './words';

const ownWords = {
  downloadFailed: 'We couldn’t open it. Please try again.',
  tabBlocked: 'Your browser didn’t let us open a new tab. Allow it for this site, and try again.',
};

interface Download {
  label: string;
  /** API path, from `apiLinks`. */
  path: string;
  icon?: ReactNode;
  isAttachment?: boolean;
}

interface Failure {
  error: unknown;
  message?: string;
}

function addressOf(path: string, ticket: string): string {
  const address = new URL(apiBase() + path);
  address.searchParams.set('authToken', ticket);
  return address.href;
}

interface DownloadsProps {
  files: readonly Download[];
  openedPath?: string | undefined;
}

/** Opens each API file in a new tab, or downloads it, with a ticket (rule session.ticket). */
export function Downloads({ files, openedPath }: DownloadsProps) {
  const [createTicket, { isLoading }] = useCreateTicketMutation();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (openedPath === undefined) return;
    createTicket()
      .unwrap()
      .then(({ ticket }) => replaceLocation(addressOf(openedPath, ticket)))
      .catch((error: unknown) => setFailure({ error, message: ownWords.downloadFailed }));
  }, [createTicket, openedPath]);
  const download = async (path: string) => {
    if (isLoading) return;
    setFailure(undefined);
    try {
      const { ticket } = await createTicket().unwrap();
      replaceLocation(addressOf(path, ticket));
    } catch (error) {
      setFailure({ error, message: ownWords.downloadFailed });
    }
  };
  const open = async (path: string) => {
    if (isLoading) return;
    setFailure(undefined);
    // Opens the tab first: browsers allow pop-ups only during the click, and the ticket takes a request.
    const tab = window.open('about:blank', '_blank');
    if (!tab) return setFailure({ error: undefined, message: ownWords.tabBlocked });
    tab.opener = null;
    try {
      const { ticket } = await createTicket().unwrap();
      tab.location.replace(addressOf(path, ticket));
    } catch (error) {
      tab.close();
      setFailure({ error, message: ownWords.downloadFailed });
    }
  };
  return (
    <>
      <div className={classes.actions}>
        {files.map(({ label, path, icon, isAttachment }) => (
          <Button
            key={path}
            variant="default"
            leftSection={icon}
            aria-disabled={isLoading}
            onClick={() => void (isAttachment ? download : open)(path)}
          >
            {label}
            {!isAttachment && <VisuallyHidden> ({words.newTab})</VisuallyHidden>}
          </Button>
        ))}
      </div>
      {failure && <FailureAlert {...failure} />}
    </>
  );
}
