import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useEffect, useState, type ComponentType } from 'react';

interface GuardProps {
  saved: FormikValues;
}

/**
 * Asks as UnsavedChangesGuard does, on pages whose frame has no dialogs. It is fetched once something is typed, as most
 * who come here need none of it; who has no connection by then is not asked.
 */
export function SignedOutGuard({ saved }: GuardProps) {
  const { dirty } = useFormikContext();
  const [Guard, setGuard] = useState<ComponentType<GuardProps>>();
  useEffect(() => {
    if (!dirty) return;
    import('./GuardWithDialogs').then(
      ({ GuardWithDialogs }) => setGuard(() => GuardWithDialogs),
      () => undefined,
    );
  }, [dirty]);
  return Guard ? <Guard saved={saved} /> : null;
}
