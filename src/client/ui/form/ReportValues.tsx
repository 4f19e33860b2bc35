import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** `onValues` must be constant or memoized. */
export function ReportValues<Values>({ onValues }: { onValues: (values: Values) => void }) {
  const { values } = useFormikContext<Values>();
  useEffect(() => onValues(values), [onValues, values]);
  return null;
}
