import { Button } from '@mantine/core';
import { useWithdrawAnnouncementMutation } from '../api/announcementsApi';
import { confirm } from '../ui/messages/confirm';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { FailureAlert } from '../ui/states/FailureAlert';
import { words } from './words.gen';

const text = words.page;

/** Separate at the end of the page, since withdrawing loses the text. */
export function WithdrawSection({ announcementId: id }: { announcementId: string }) {
  const [withdraw] = useWithdrawAnnouncementMutation();
  const { busy, error, run } = useAct();
  const ask = async () => {
    const isSure = await confirm({
      title: text.withdrawTitle,
      body: text.withdrawBody,
      verb: text.withdraw,
      danger: true,
    });
    if (!isSure) return;
    await withdraw({ id }).unwrap();
    showMessage(text.withdrawnDone);
  };
  return (
    <div>
      {error !== undefined && <FailureAlert error={error} />}
      <Button
        variant="outline"
        color="red"
        aria-disabled={busy !== undefined}
        aria-busy={busy !== undefined}
        onClick={() => void run(text.withdraw, ask)}
      >
        {text.withdraw}
      </Button>
    </div>
  );
}
