import { Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Membership, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import {
  invitePeopleSchema,
  MAX_PASTED_LENGTH,
  type InvitePeopleValues,
} from '../../../domain/memberships/invitePeopleForm';
import { INVITE_ROLES } from '../../../domain/memberships/lists';
import { ButtonLink } from '../../ui/ButtonLink';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { ReportValues } from '../../ui/form/ReportValues';
import { SelectField } from '../../ui/form/SelectField';
import { TextareaField } from '../../ui/form/TextareaField';
import { languageChoices } from '../../ui/languageChoices';
import { Card } from '../../ui/pages/Card';
import { FormPage } from '../../ui/pages/FormPage';
import { invitesCrumbs } from '../membershipCrumbs';
import classes from './invitePeople.module.css';
import { words as text } from './invitePeopleWords.gen';

interface PeopleFormProps {
  membership: Membership;
  pods: readonly Pod[];
  newPod: Pod | undefined;
  values: InvitePeopleValues;
  /** Must be constant or memoized. */
  onValues: (values: InvitePeopleValues) => void;
  file: File | undefined;
  isUnreadable: boolean;
  onFile: (file: File | undefined) => void;
  onSubmit: (values: InvitePeopleValues) => Promise<unknown>;
}

export function PeopleForm(props: PeopleFormProps) {
  const { membership, newPod, values, onValues, file, onSubmit } = props;
  const { id } = membership;
  const links = pathTo(paths.membershipInvites, { membership: id });
  return (
    <FormPage
      title={newPod ? text.first.title : text.title}
      intro={newPod ? text.first.intro({ pod: newPod.name }) : text.intro}
      crumbs={invitesCrumbs(membership, { label: text.crumb })}
    >
      <Card>
        <Form
          initialValues={values}
          schema={invitePeopleSchema({ hasFile: file !== undefined })}
          onSubmit={onSubmit}
          guard="kept"
        >
          {file === undefined && (
            <TextareaField
              name="people"
              label={text.list}
              description={text.listHelp}
              placeholder={text.example}
              rows={newPod ? 4 : 8}
              maximum={MAX_PASTED_LENGTH}
            />
          )}
          <ReportValues onValues={onValues} />
          {newPod ? (
            <FormActions submit={text.first.send} busy={text.first.sending}>
              <ButtonLink variant="default" to={links}>
                {text.first.shareLink}
              </ButtonLink>
              <ButtonLink variant="subtle" to={paths.memberships}>
                {text.first.later}
              </ButtonLink>
            </FormActions>
          ) : (
            <ManyPeople {...props} cancelTo={links} />
          )}
        </Form>
      </Card>
    </FormPage>
  );
}

function ManyPeople({ pods, file, isUnreadable, onFile, cancelTo }: PeopleFormProps & { cancelTo: string }) {
  return (
    <>
      <ChosenFile file={file} isUnreadable={isUnreadable} onFile={onFile} />
      <SelectField
        name="role"
        label={text.role}
        description={text.roleHelp}
        data={[...INVITE_ROLES].reverse().map((value) => ({ value, label: text.roles[value] }))}
      />
      <SelectField
        name="podId"
        label={text.pod}
        description={text.podHelp}
        data={[{ value: '', label: text.noPod }, ...pods.map(({ id: value, name: label }) => ({ value, label }))]}
      />
      <SelectField name="language" label={text.language} description={text.languageHelp} data={languageChoices} />
      <p className={classes.quiet}>{text.next}</p>
      <FormActions submit={text.check} busy={text.checking} cancelTo={cancelTo} />
    </>
  );
}

/** Far more than the longest list that can be sent. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

function ChosenFile({ file, isUnreadable, onFile }: Pick<PeopleFormProps, 'file' | 'isUnreadable' | 'onFile'>) {
  const forget = useRef<() => void>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    setTooLarge(chosen.size > MAX_FILE_BYTES);
    if (chosen.size <= MAX_FILE_BYTES) onFile(chosen);
  };
  const trouble = isTooLarge ? text.fileTooLarge : file && isUnreadable ? text.fileUnreadable : undefined;
  return (
    <div>
      <div className={classes.file}>
        {file && <span>{text.chosenFile({ name: file.name })}</span>}
        <FileButton
          resetRef={forget}
          accept=".csv,.tsv,.txt,.vcf,.ldif,text/csv,text/plain,text/tab-separated-values,text/vcard"
          onChange={choose}
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
              setTooLarge(false);
              onFile(undefined);
            }}
          >
            {text.removeFile}
          </Button>
        )}
      </div>
      {trouble === undefined ? (
        <p className={classes.quiet}>{text.fileHelp}</p>
      ) : (
        <p role="alert" className={classes.trouble}>
          {trouble}
        </p>
      )}
    </div>
  );
}
