import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { OnDemand } from '../../OnDemand';

const load = async () => (await import('./GuardWithDialogs')).GuardWithDialogs;

/**
 * Asks as UnsavedChangesGuard does, on pages whose frame has no dialogs. It is fetched once something is typed, as most
 * who come here need none of it; who has no connection by then is not asked.
 */
export function SignedOutGuard({ saved }: { saved: FormikValues }) {
  const { dirty } = useFormikContext();
  return <OnDemand load={load} isWanted={dirty} props={{ saved }} />;
}
