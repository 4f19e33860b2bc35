import type { ReactNode } from 'react';
import { DEFAULT_TURN_MINUTES } from '../../../domain/rounds/round';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { FieldPair } from '../../ui/form/FieldPair';
import { TextField } from '../../ui/form/TextField';
import { words } from '../words';
import classes from './MembershipFields.module.css';

const text = words.fields;

export function DetailsFields() {
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
      <TextField name="url" type="url" label={text.url} placeholder="https://" autoComplete="url" />
      <TextField name="communityUrl" type="url" label={text.communityUrl} placeholder="https://" autoComplete="off" />
    </>
  );
}

export function LinksFields() {
  return (
    <>
      <p className={classes.hint}>{text.linksHint}</p>
      {(
        ['participantOnboardingLink', 'participantAgreementLink', 'leaderTrainingLink', 'leaderAgreementLink'] as const
      ).map((name) => (
        <TextField key={name} name={name} type="url" label={text[name]} placeholder="https://" autoComplete="off" />
      ))}
      <TextField
        name="shareWinLink"
        type="url"
        label={text.shareWinLink}
        description={text.shareWinHint}
        placeholder="https://"
        autoComplete="off"
      />
      <ButtonFields name="signUpButton" legend={text.signUpButton} />
    </>
  );
}

export function PodsFields({ children }: { children?: ReactNode }) {
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
      <ButtonFields name="podButton" legend={text.podButton} />
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

function ButtonFields({ name, legend }: { name: string; legend: string }) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <p className={classes.hint}>{text.buttonHint}</p>
      <FieldPair>
        <TextField name={`${name}.label`} label={text.label} description={text.labelHint} autoComplete="off" />
        <TextField name={`${name}.url`} type="url" label={text.link} placeholder="https://" autoComplete="off" />
      </FieldPair>
      <TextField name={`${name}.formLabel`} label={text.formLabel} autoComplete="off" />
    </fieldset>
  );
}
