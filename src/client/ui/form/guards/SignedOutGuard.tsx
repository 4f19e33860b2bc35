import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { OnDemand } from '../../OnDemand';

const load = async () => (await import('./GuardWithDialogs')).GuardWithDialogs;

/**
 * For pages whose layout has no dialogs. Loads on first input, since most visitors don't need it; offline before
 * that, it doesn't ask.
 */
export function SignedOutGuard({ saved }: { saved: FormikValues }) {
  const { values } = useFormikContext();
  return <OnDemand load={load} isWanted={JSON.stringify(values) !== JSON.stringify(saved)} props={{ saved }} />;
}
