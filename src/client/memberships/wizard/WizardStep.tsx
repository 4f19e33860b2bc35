import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import type { MembershipValues } from '../../../domain/memberships/forms';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import type { SubmitError } from '../../ui/form/formContext';
import { words } from '../words';

interface WizardStepProps {
  values: MembershipValues;
  /** For this step's fields. */
  schema: ObjectSchema<AnyObject>;
  /** The server's problems with the whole submission. */
  submitError?: SubmitError;
  isFirst: boolean;
  /** Called on each change, so that no way out of the step loses it. Stable. */
  onKeep: (values: Partial<MembershipValues>) => void;
  onLeave: (direction: 1 | -1) => void;
  children: ReactNode;
}

/**
 * A step of the wizard. Next and Back validate it first (rule memberships.wizard); the first step has Cancel instead of
 * Back, which doesn't.
 */
export function WizardStep({ values, schema, submitError, isFirst, onKeep, onLeave, children }: WizardStepProps) {
  const direction = useRef<1 | -1>(1);
  const leave = (checked: AnyObject) => {
    onKeep(checked);
    onLeave(direction.current);
    return Promise.resolve();
  };
  const goForward = () => {
    direction.current = 1;
  };
  const goBack = () => {
    direction.current = -1;
  };
  return (
    // Any press means Next, unless the Back button says otherwise.
    <div onKeyDownCapture={goForward} onClickCapture={goForward}>
      <Form guard="kept" initialValues={values} schema={schema} onSubmit={leave} initialError={submitError}>
        {children}
        <ReportValues onKeep={onKeep} />
        <FormActions submit={words.wizard.next} sticky>
          <Button variant="default" type={isFirst ? 'button' : 'submit'} onClick={isFirst ? () => onLeave(-1) : goBack}>
            {isFirst ? words.wizard.cancel : words.wizard.back}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function ReportValues({ onKeep }: Pick<WizardStepProps, 'onKeep'>) {
  const { values } = useFormikContext<MembershipValues>();
  useEffect(() => onKeep(values), [onKeep, values]);
  return null;
}
