import type { FormikValues } from 'formik';
import { ToastsAndDialogs } from '../../messages/ToastsAndDialogs';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

export function GuardWithDialogs({ saved }: { saved: FormikValues }) {
  return (
    <>
      <ToastsAndDialogs />
      <UnsavedChangesGuard saved={saved} isSignedOut />
    </>
  );
}
