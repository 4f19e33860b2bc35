import { useMemo, type ReactNode } from 'react';
import { paths } from '../../../domain/links';
import type { OwnProof } from '../../../contract/entities.gen';
import { ownProofSchema } from '../../../domain/session/twoFactor';
import { Card } from '../../ui/pages/Card';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import classes from '../../ui/pages/pages.module.css';
import { OwnProofFields, useRequiresCode } from '../OwnProofFields';

interface ProofFormProps {
  children: ReactNode;
  submit: string;
  danger?: boolean;
  onSubmit: (proof: OwnProof) => Promise<unknown>;
  cancelTo?: string;
}

export function ProofForm({ children, submit, danger, onSubmit, cancelTo = paths.twoFactor }: ProofFormProps) {
  const asksCode = useRequiresCode();
  const schema = useMemo(() => ownProofSchema(asksCode), [asksCode]);
  return (
    <Card>
      <div className={classes.card}>
        {children}
        <Form
          guard="short"
          initialValues={{ password: '', code: '' }}
          schema={schema}
          onSubmit={({ password, code }) => onSubmit({ password, ...(code && { code }) })}
        >
          <OwnProofFields />
          <FormActions submit={submit} danger={danger} cancelTo={cancelTo} />
        </Form>
      </div>
    </Card>
  );
}
