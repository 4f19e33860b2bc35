import { Alert, Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useAct } from '../ui/messages/useAct';

interface SendAgainProps {
  label: string;
  sent: string;
  send: () => Promise<unknown>;
  /** Before each time, with the text shown until then. Without it, the email can be sent again once, at any time. */
  wait?: { milliseconds: number; text: string };
}

export function SendAgain({ label, sent, send, wait }: SendAgainProps) {
  const { busy, error, run } = useAct();
  const [timesSent, setTimesSent] = useState(0);
  const [isOffered, setOffered] = useState(wait === undefined);
  const milliseconds = wait?.milliseconds;
  useEffect(() => {
    if (milliseconds === undefined) return undefined;
    const timer = setTimeout(() => setOffered(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, timesSent]);
  const again = async () => {
    await send();
    setOffered(false);
    setTimesSent((times) => times + 1);
  };
  return (
    <>
      <div role="status">{timesSent > 0 && <Alert variant="light">{sent}</Alert>}</div>
      {error !== undefined && <FailureAlert error={error} />}
      {isOffered ? (
        <Button
          variant="default"
          onClick={() => void run(label, again)}
          aria-disabled={busy !== undefined}
          aria-busy={busy !== undefined}
        >
          {label}
        </Button>
      ) : (
        wait && timesSent === 0 && <p>{wait.text}</p>
      )}
    </>
  );
}
