import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import type { Membership, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import {
  invitePeopleSchema,
  MAX_PASTED_LENGTH,
  type InvitePeopleValues,
} from '../../../domain/memberships/invitePeopleForm';
import { INVITE_ROLES } from '../../../domain/memberships/lists';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { SelectField } from '../../ui/form/SelectField';
import { TextareaField } from '../../ui/form/TextareaField';
import { Card } from '../../ui/pages/Card';
import { FormPage } from '../../ui/pages/FormPage';
import { membershipCrumbs } from '../membershipCrumbs';
import { words } from '../words';
import classes from './invitePeople.module.css';
import { invitePeopleWords as text } from './invitePeopleWords';

interface PeopleFormProps {
  membership: Membership;
  pods: readonly Pod[];
  values: InvitePeopleValues;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  onSubmit: (values: InvitePeopleValues) => Promise<unknown>;
}

/** The list of people, typed, pasted or as a file, with what applies to those of whom it says nothing else. */
export function PeopleForm({ membership, pods, values, file, onFile, onSubmit }: PeopleFormProps) {
  const { id } = membership;
  const links = pathTo(paths.membershipInvites, { membership: id });
  return (
    <FormPage
      title={text.title}
      intro={text.intro}
      crumbs={membershipCrumbs(membership, { label: words.invites.title, to: links }, { label: text.crumb })}
    >
      <Card>
        <Form
          initialValues={values}
          schema={invitePeopleSchema({ hasFile: file !== undefined })}
          onSubmit={onSubmit}
          guard={UnsavedChangesGuard}
        >
          {file === undefined && (
            <TextareaField
              name="people"
              label={text.list}
              description={text.listHelp}
              placeholder={text.example}
              rows={8}
              maximum={MAX_PASTED_LENGTH}
            />
          )}
          <ChosenFile file={file} onFile={onFile} />
          <SelectField
            name="role"
            label={text.role}
            data={[...INVITE_ROLES].reverse().map((value) => ({ value, label: text.roles[value] }))}
          />
          <SelectField
            name="podId"
            label={text.pod}
            data={[{ value: '', label: text.noPod }, ...pods.map(({ id: value, name: label }) => ({ value, label }))]}
          />
          <p className={classes.quiet}>{text.next}</p>
          <FormActions submit={text.check} busy={text.checking} cancelTo={links} />
        </Form>
      </Card>
    </FormPage>
  );
}

function ChosenFile({ file, onFile }: Pick<PeopleFormProps, 'file' | 'onFile'>) {
  const forget = useRef<() => void>(null);
  return (
    <div>
      <div className={classes.file}>
        {file && <span>{text.chosenFile(file.name)}</span>}
        <FileButton
          resetRef={forget}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(chosen) => chosen && onFile(chosen)}
        >
          {(props) => (
            <Button {...props} variant="default">
              {file ? text.otherFile : text.file}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button
            variant="subtle"
            onClick={() => {
              forget.current?.();
              onFile(undefined);
            }}
          >
            {text.removeFile}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>{text.fileHelp}</p>
    </div>
  );
}
