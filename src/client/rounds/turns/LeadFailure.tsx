import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { explanationOf } from '../../api/problem';
import { FailureAlert } from '../../ui/states/FailureAlert';

/** A change that wasn't made: calmly, if only the meeting is elsewhere by now, which the page then shows. */
export function LeadFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const explanation = explanationOf(error, [409]);
  if (explanation === undefined) return <FailureAlert error={error} />;
  return (
    <Alert color="gray" variant="light" role="status" icon={<IconInfoCircle aria-hidden />}>
      {explanation}
    </Alert>
  );
}
