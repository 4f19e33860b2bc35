import { IconPrinter, IconDownload } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { apiLinks, CHECKLIST_PANEL, queryKeys } from '../../domain/links';
import { Downloads } from '../ui/Downloads';
import { words } from './words';

/** As a printable checklist, and as a file (rule pods.agenda). */
export function AgendaDownloads({ podId }: { podId: string }) {
  const [query] = useSearchParams();
  const isReopened = query.get(queryKeys.panel) === CHECKLIST_PANEL;
  return (
    <Downloads
      openedPath={isReopened ? apiLinks.agenda(podId, 'html') : undefined}
      files={[
        {
          label: words.agenda,
          path: apiLinks.agenda(podId, 'html'),
          icon: <IconPrinter size="1.25rem" aria-hidden />,
        },
        {
          label: words.agendaFile,
          path: apiLinks.agenda(podId, 'pdf'),
          icon: <IconDownload size="1.25rem" aria-hidden />,
        },
      ]}
    />
  );
}
