import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useStartDownload } from '../api/download';
import { FailureAlert } from '../ui/FailureAlert';
import { useAct } from '../ui/useAct';
import { words } from './words';

const text = words.list;

/** The members as a file for spreadsheets (rule memberships.csv). */
export function DownloadMembers({ membershipId }: { membershipId: string }) {
  const startDownload = useStartDownload();
  const { busy, error, run } = useAct();
  const path = `/v1/memberships/${encodeURIComponent(membershipId)}/active-campaign/csv`;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size="1.25rem" aria-hidden />}
        onClick={() => void download()}
      >
        {text.download}
      </Button>
      {error !== undefined && <FailureAlert error={error} message={text.downloadFailed} />}
    </>
  );
}
