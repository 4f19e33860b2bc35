import type { ReactNode } from 'react';
import { DEFAULT_TURN_MINUTES } from '../../../domain/rounds/round';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { FieldPair } from '../../ui/form/FieldPair';
import { FoldedFields } from '../../ui/form/FoldedFields';
import { TextField } from '../../ui/form/TextField';
import { words } from '../words.gen';
import classes from './MembershipFields.module.css';

const text = words.fields;

interface PartProps {
  /** Shows what is optional on demand only. */
  isFolded?: boolean;
}

export function DetailsFields({ isFolded = false }: PartProps) {
  return (
    <>
      <TextField name="name" label={text.name} autoComplete="off" />
      <TextField
        name="supportEmail"
        type="email"
        label={text.supportEmail}
        description={text.supportEmailHint}
        autoComplete="email"
      />
      <LinkField name="url" isFolded={isFolded} />
      <LinkField name="communityUrl" isFolded={isFolded} />
    </>
  );
}

const links = [
  'participantOnboardingLink',
  'participantAgreementLink',
  'leaderTrainingLink',
  'leaderAgreementLink',
] as const;

export function LinksFields({ isFolded = false }: PartProps) {
  return (
    <>
      <p className={classes.hint}>{isFolded ? text.linksLater : text.linksHint}</p>
      {links.map((name) => (
        <LinkField key={name} name={name} isFolded={isFolded} />
      ))}
      <LinkField name="shareWinLink" isFolded={isFolded} />
      <ButtonFields name="signUpButton" isFolded={isFolded} />
    </>
  );
}

export function PodsFields({ isFolded = false, children }: PartProps & { children?: ReactNode }) {
  return (
    <>
      <TextField
        name="maxParticipants"
        type="number"
        label={text.maxParticipants}
        description={text.maxParticipantsHint}
        placeholder={text.maxParticipantsPlaceholder}
        autoComplete="off"
      />
      {children}
      <fieldset className={classes.group}>
        <legend>{text.features}</legend>
        <CheckboxField name="nextTinyStep" label={text.nextTinyStep} />
        <CheckboxField name="chat" label={text.chat} />
        <CheckboxField name="selectPodOnSignup" label={text.selectPodOnSignup} />
      </fieldset>
      <ButtonFields name="podButton" isFolded={isFolded} />
    </>
  );
}

export function TurnMinutesField() {
  return (
    <TextField
      name="turnMinutes"
      inputMode="numeric"
      label={text.turnMinutes}
      description={text.turnMinutesHint}
      placeholder={String(DEFAULT_TURN_MINUTES)}
      autoComplete="off"
    />
  );
}

interface LinkFieldProps {
  name: keyof typeof text.links;
  isFolded: boolean;
}

function LinkField({ name, isFolded }: LinkFieldProps) {
  const { title, why } = text.links[name];
  const field = (
    <TextField
      name={name}
      type="url"
      label={text[name]}
      description={isFolded ? undefined : why}
      placeholder="https://"
      autoComplete={name === 'url' ? 'url' : 'off'}
    />
  );
  if (!isFolded) return field;
  return (
    <FoldedFields name={name} title={title} why={why}>
      {field}
    </FoldedFields>
  );
}

interface ButtonFieldsProps {
  name: keyof typeof text.buttons;
  isFolded: boolean;
}

function ButtonFields({ name, isFolded }: ButtonFieldsProps) {
  const { title, why } = text.buttons[name];
  const fields = (
    <>
      <p className={classes.hint}>{text.buttonHint}</p>
      <FieldPair>
        <TextField name={`${name}.label`} label={text.label} description={text.labelHint} autoComplete="off" />
        <TextField name={`${name}.url`} type="url" label={text.link} placeholder="https://" autoComplete="off" />
      </FieldPair>
      <TextField name={`${name}.formLabel`} label={text.formLabel} autoComplete="off" />
    </>
  );
  if (isFolded) {
    return (
      <FoldedFields name={name} title={title} why={why}>
        {fields}
      </FoldedFields>
    );
  }
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {fields}
    </fieldset>
  );
}
