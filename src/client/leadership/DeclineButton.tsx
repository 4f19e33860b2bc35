import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';

interface DeclineButtonProps {
  label: string;
  isDeclining: boolean;
  onDecline: () => Promise<unknown>;
}

export function DeclineButton({ label, isDeclining, onDecline }: DeclineButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      variant="default"
      aria-disabled={isDeclining || isSubmitting}
      onClick={() => {
        if (!isSubmitting) void onDecline();
      }}
    >
      {label}
    </Button>
  );
}
