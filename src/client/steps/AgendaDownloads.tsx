import { IconPrinter, IconDownload } from '@tabler/icons-react';
import { apiLinks } from '../../domain/links';
import { Downloads } from '../ui/Downloads';
import { words } from './words.gen';

/** As a printable checklist, and as a file (rule pods.agenda). */
export function AgendaDownloads({ podId }: { podId: string }) {
  return (
    <Downloads
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
