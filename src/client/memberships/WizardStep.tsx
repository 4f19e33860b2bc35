import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import type { MembershipValues } from '../../domain/memberships/forms';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { keepDraft } from './draft';
import { words } from './words';

interface WizardStepProps {
  values: MembershipValues;
  /** Of this step's fields. */
  schema: ObjectSchema<AnyObject>;
  backLabel: string;
  onKeep: (values: Partial<MembershipValues>) => void;
  onLeave: (direction: 1 | -1) => void;
  children: ReactNode;
}

/** One step. Next and Back both check it first (specification, section 2); the first step's Back is a Cancel and does not. */
export function WizardStep({ values, schema, backLabel, onKeep, onLeave, children }: WizardStepProps) {
  const direction = useRef<1 | -1>(1);
  const isFirst = backLabel === words.wizard.cancel;
  const leave = (checked: AnyObject) => {
    onKeep(checked);
    onLeave(direction.current);
    return Promise.resolve();
  };
  const goOn = () => {
    direction.current = 1;
  };
  const goBack = () => {
    direction.current = -1;
  };
  return (
    <div onKeyDownCapture={goOn}>
      <Form initialValues={values} schema={schema} onSubmit={leave}>
        {children}
        <KeepDraft />
        <FormActions submit={words.wizard.next} sticky>
          <Button variant="default" type={isFirst ? 'button' : 'submit'} onClick={isFirst ? () => onLeave(-1) : goBack}>
            {backLabel}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

/** Keeps what is typed as it is typed. */
function KeepDraft() {
  const { values } = useFormikContext<MembershipValues>();
  useEffect(() => keepDraft(values), [values]);
  return null;
}
