import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { explanationOf, problemOf } from '../../api/problem';
import { FailureAlert } from './FailureAlert';

/** Calm if the change only came too late, which the page then shows. */
export function RefusalAlert({ error, message }: { error: unknown; message?: string }) {
  if (error === undefined) return null;
  const isOutdated = problemOf(error)?.code === 'changed_meanwhile';
  const explanation = (isOutdated ? message : undefined) ?? explanationOf(error, [409]);
  if (explanation === undefined) return <FailureAlert error={error} />;
  return (
    <Alert color="gray" variant="light" role="status" icon={<IconInfoCircle aria-hidden />}>
      {explanation}
    </Alert>
  );
}
