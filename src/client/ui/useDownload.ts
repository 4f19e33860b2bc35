import { useEffect, useState } from 'react';
import { apiBase } from '../api/apiBase';
import { useCreateTicketMutation } from '../api/sessionApi';
import { replaceLocation } from './replaceLocation';
import { words } from './downloadWords.gen';

interface Failure {
  error: unknown;
  message?: string;
}

function addressOf(path: string, ticket: string): string {
  const address = new URL(apiBase() + path);
  address.searchParams.set('authToken', ticket);
  return address.href;
}

/**
 * Opens an API file in a new tab, or downloads it, with a ticket (rule session.ticket). `openedPath` is opened in this
 * tab at once.
 */
export function useDownload(openedPath?: string) {
  const [createTicket, { isLoading }] = useCreateTicketMutation();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (openedPath === undefined) return;
    createTicket()
      .unwrap()
      .then(({ ticket }) => replaceLocation(addressOf(openedPath, ticket)))
      .catch((error: unknown) => setFailure({ error, message: words.downloadFailed }));
  }, [createTicket, openedPath]);
  const download = async (path: string) => {
    if (isLoading) return;
    setFailure(undefined);
    try {
      const { ticket } = await createTicket().unwrap();
      replaceLocation(addressOf(path, ticket));
    } catch (error) {
      setFailure({ error, message: words.downloadFailed });
    }
  };
  const open = async (path: string) => {
    if (isLoading) return;
    setFailure(undefined);
    // Opens the tab first: browsers allow pop-ups only during the click, and the ticket takes a request.
    const tab = window.open('about:blank', '_blank');
    if (!tab) return setFailure({ error: undefined, message: words.tabBlocked });
    tab.opener = null;
    try {
      const { ticket } = await createTicket().unwrap();
      tab.location.replace(addressOf(path, ticket));
    } catch (error) {
      tab.close();
      setFailure({ error, message: words.downloadFailed });
    }
  };
  return { open, download, isLoading, failure };
}
