import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { OnDemand } from '../../OnDemand';

const load = async () => (await import('./GuardWithDialogs')).GuardWithDialogs;

/**
 * Asks like UnsavedChangesGuard, on pages whose layout has no dialogs. Loaded once something is typed, since most
 * visitors don't need it; without a connection by then, it doesn't ask.
 */
export function SignedOutGuard({ saved }: { saved: FormikValues }) {
  const { dirty } = useFormikContext();
  return <OnDemand load={load} isWanted={dirty} props={{ saved }} />;
}
