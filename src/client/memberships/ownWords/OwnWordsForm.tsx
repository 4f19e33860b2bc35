import { useId } from 'react';
import type { Membership, OwnWords as SavedWords } from '../../../contract/entities.gen';
import {
  MAX_OWN_TEXT_LENGTH,
  OWN_TEXTS,
  plainOwnText,
  quotationOf,
  type OwnTextName,
} from '../../../domain/memberships/ownWords';
import { ownWordsSchema, type OwnWordsValues } from '../../../domain/memberships/ownWordsForm';
import { membershipsApi, useSaveOwnWordsMutation } from '../../api/membershipsApi';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { useFormField } from '../../ui/form/formContext';
import { UnsavedChangesGuard } from '../../ui/form/guards/UnsavedChangesGuard';
import { TextareaField } from '../../ui/form/TextareaField';
import { useEdited } from '../../ui/form/useEdited';
import { showSaved } from '../../ui/messages/showMessage';
import { OwnWords } from '../../ui/OwnWords';
import { Card } from '../../ui/pages/Card';
import classes from './ownWords.module.css';
import { words as text } from './words.gen';
import { wordsIn } from '../../../domain/memberships/ownTextWords.gen';
import { LANGUAGE } from '../../ui/language';

const valuesOf = ({ welcomeText = '', invitationText = '', joinText = '' }: SavedWords): OwnWordsValues => ({
  welcomeText,
  invitationText,
  joinText,
});

interface OwnWordsFormProps {
  membership: Membership;
  saved: SavedWords;
}

export function OwnWordsForm({ membership: { id, businessName }, saved }: OwnWordsFormProps) {
  const [saveOwnWords] = useSaveOwnWordsMutation();
  const [getOwnWords] = membershipsApi.useLazyGetOwnWordsQuery();
  const edited = useEdited(saved, valuesOf, () => getOwnWords({ id }).unwrap());
  const save = async (values: OwnWordsValues) => {
    const ownWordsInput = { ...values, version: edited.version() };
    edited.saved(await saveOwnWords({ id, ownWordsInput }).unwrap());
    showSaved(text.saved);
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={ownWordsSchema}
      onSubmit={save}
      guard={UnsavedChangesGuard}
      draft={formDraft(`own-words.${id}`)}
    >
      {OWN_TEXTS.map((name) => (
        <Card key={name}>
          <div className={classes.text}>
            <TextareaField
              name={name}
              label={wordsIn(LANGUAGE).labels[name]}
              description={text.hints[name]}
              rows={4}
              maximum={MAX_OWN_TEXT_LENGTH}
            />
            <Preview name={name} businessName={businessName} />
          </div>
        </Card>
      ))}
      <FormActions submit={text.submit} sticky />
    </Form>
  );
}

function Preview({ name, businessName }: { name: OwnTextName; businessName: string }) {
  const { field } = useFormField<string>(name);
  const quotation = quotationOf(plainOwnText(field.value), businessName);
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={classes.preview}>
      <p id={titleId} className={classes.title}>
        {text.preview}
      </p>
      {quotation ? <OwnWords words={quotation} /> : <p className={classes.quiet}>{text.empty}</p>}
    </div>
  );
}
