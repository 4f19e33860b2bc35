import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PublishedTerms } from '../../contract/entities.gen';
import { plainOwnText } from '../../domain/memberships/ownWords';
import { termsTextSchema, type TermsTextValues } from '../../domain/terms/forms';
import { MAX_CHANGE_LENGTH, MAX_TERMS_LENGTH, type TermsKind } from '../../domain/terms/terms';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { useFormField } from '../ui/form/formContext';
import { useEdited } from '../ui/form/useEdited';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { TextareaField } from '../ui/form/TextareaField';
import { showSaved } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { Section } from '../ui/pages/Section';
import { joinWithSeparator } from '../ui/separator';
import { FailureAlert } from '../ui/states/FailureAlert';
import { formatDate } from './formatDate';
import classes from './terms.module.css';
import { FoldedText, Passages } from './TermsText';
import { words } from './words.gen';

const text = words.publish;

export interface NewText {
  text: string;
  whatChanged?: string;
  after: number;
}

interface PublishTermsProps {
  kind: TermsKind;
  /** All of the business or membership, the latest first. */
  versions: readonly PublishedTerms[];
  /** For the draft. */
  scopeId: string;
  refetch: () => Promise<readonly PublishedTerms[]>;
  publish: (version: NewText) => Promise<readonly PublishedTerms[]>;
}

/** Writes the next version of a text, and lists those before (rule terms.publishing). */
export function PublishTerms(props: PublishTermsProps) {
  const { kind, versions: listed, publish } = props;
  const [known, setKnown] = useState({ round: 0, versions: listed });
  const versions = listed.filter((one) => one.kind === kind);
  const [latest] = versions;
  const save = async (version: NewText) => {
    setKnown({ round: known.round + 1, versions: await publish(version) });
    showSaved(text.published);
  };
  return (
    <>
      <PublishForm key={known.round} {...props} versions={known.versions} concerned={latest?.concerned} save={save} />
      <Section title={text.versions}>
        {versions.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <ul className={classes.rows}>
            {versions.map((version) => (
              <VersionRow key={version.id} version={version} />
            ))}
          </ul>
        )}
        {latest?.text && <Withdraw withdraw={() => save({ text: '', after: latest.number })} />}
      </Section>
    </>
  );
}

const editedOf = (versions: readonly PublishedTerms[], kind: TermsKind) => {
  const latest = versions.find((one) => one.kind === kind);
  return { version: String(latest?.number ?? 0), text: latest?.text ?? '' };
};

interface PublishFormProps extends PublishTermsProps {
  concerned: number | undefined;
  save: (version: NewText) => Promise<unknown>;
}

function PublishForm({ kind, versions, scopeId, refetch, concerned, save }: PublishFormProps) {
  const edited = useEdited(
    editedOf(versions, kind),
    (latest) => ({ text: latest.text, whatChanged: '' }),
    async () => editedOf(await refetch(), kind),
  );
  const isFirst = edited.version() === '0';
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={termsTextSchema(isFirst)}
      onSubmit={(values: TermsTextValues) => save({ ...values, after: Number(edited.version()) })}
      guard={UnsavedChangesGuard}
      draft={formDraft(`terms.${scopeId}.${kind}`)}
    >
      <TextareaField name="text" label={text.text} description={text.hint} rows={12} maximum={MAX_TERMS_LENGTH} />
      {!isFirst && (
        <TextareaField
          name="whatChanged"
          label={text.whatChanged}
          description={text.whatChangedHint}
          rows={2}
          maximum={MAX_CHANGE_LENGTH}
        />
      )}
      <Preview />
      <p>{concerned === undefined ? text.asks : text.asksCount({ count: concerned })}</p>
      <FormActions submit={text.submit} />
    </Form>
  );
}

function Preview() {
  const { field } = useFormField<string>('text');
  const shown = plainOwnText(field.value);
  return (
    <details className={classes.folded}>
      <summary>{text.preview}</summary>
      {shown === '' ? <p className={classes.quiet}>{text.empty}</p> : <Passages text={shown} order={3} />}
    </details>
  );
}

function VersionRow({ version }: { version: PublishedTerms }) {
  const { number, published, publishedBy, whatChanged, accepted, concerned } = version;
  const isWithdrawn = version.text === undefined && version.link === undefined;
  const line = (isWithdrawn ? text.withdrawn : words.version)({ number, date: formatDate(published) });
  return (
    <li className={classes.document}>
      <span>{publishedBy ? `${line} ${text.by({ name: publishedBy })}` : line}</span>
      {!isWithdrawn && (
        <>
          <span className={classes.quiet}>
            {joinWithSeparator(text.accepted({ accepted, concerned }), whatChanged)}
          </span>
          <FoldedText document={version} title={words.kinds[version.kind]} />
        </>
      )}
    </li>
  );
}

function Withdraw({ withdraw }: { withdraw: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const { busy, error, run } = useAct();
  if (!isAsking)
    return (
      <div>
        <Button variant="default" onClick={() => setAsking(true)}>
          {text.withdraw}
        </Button>
      </div>
    );
  return (
    <div className={classes.document}>
      <p>{text.withdrawAsk}</p>
      {error !== undefined && <FailureAlert error={error} />}
      <div className={classes.actions}>
        <Button
          color="red"
          onClick={() => void run(text.withdraw, withdraw)}
          aria-disabled={busy !== undefined}
          aria-busy={busy !== undefined}
        >
          {text.withdrawYes}
        </Button>
        <Button variant="default" onClick={() => setAsking(false)}>
          {text.keep}
        </Button>
      </div>
    </div>
  );
}
