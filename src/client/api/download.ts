import { apiBase } from './apiBase';
import { useCreateTicketMutation } from './sessionApi';

/** Has the browser fetch a file of the API, with a ticket that is good for this once (rule session.ticket). */
export function useStartDownload(): (path: string) => Promise<void> {
  const [createTicket] = useCreateTicketMutation();
  return async (path) => {
    const { ticket } = await createTicket().unwrap();
    const link = document.createElement('a');
    link.href = `${apiBase()}${path}?authToken=${encodeURIComponent(ticket)}`;
    // What the server refuses becomes a download that failed, and never a page instead of this one.
    link.download = '';
    link.click();
  };
}
