import { IconChecklist, IconDownload } from '@tabler/icons-react';
import { apiLinks } from '../../domain/links';
import { Downloads } from '../ui/Downloads';
import { words } from './words';

/** The agenda of a pod's next meeting with everybody's step: to print and tick off, and as a file (rule pods.agenda). */
export function PodDownloads({ podId }: { podId: string }) {
  return (
    <Downloads
      files={[
        {
          label: words.checklist,
          path: apiLinks.agenda(podId, 'html'),
          icon: <IconChecklist size="1.25rem" aria-hidden />,
        },
        {
          label: words.download,
          path: apiLinks.agenda(podId, 'pdf'),
          icon: <IconDownload size="1.25rem" aria-hidden />,
        },
      ]}
    />
  );
}
