import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useStartDownload } from '../api/download';
import { FailureAlert } from '../ui/FailureAlert';
import { words } from './words';

const text = words.list;

/** The members as a file for spreadsheets (rule memberships.csv). */
export function DownloadMembers({ membershipId }: { membershipId: string }) {
  const startDownload = useStartDownload();
  const [error, setError] = useState<unknown>();
  const download = async () => {
    setError(undefined);
    try {
      await startDownload(`/v1/memberships/${encodeURIComponent(membershipId)}/active-campaign/csv`);
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size="1.25rem" aria-hidden />} onClick={() => void download()}>
        {text.download}
      </Button>
      {error !== undefined && <FailureAlert error={error} message={text.downloadFailed} />}
    </>
  );
}
