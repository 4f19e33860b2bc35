import { Title } from '@mantine/core';
import { useState } from 'react';
import type { NextTinyStep, RoundPerson } from '../../../contract/entities.gen';
import { stepStage } from '../../../domain/rounds/stepStage';
import { stepsApi, useEnterStepMutation, useEnterStepStatusMutation } from '../../api/stepsApi';
import { personIn } from '../round';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import { SaidSteps, StepPanel, type StepActs, type StepsContext } from './StepPanel';
import { isStepTyped } from './useKeptStep';

interface SpokenStepsProps extends StepsContext {
  meId: string | undefined;
  canEnter: boolean;
}

type WithStep = RoundPerson & { step: NextTinyStep };

/** Also shows each step being typed for somebody, until it is saved, although the turn moves on. */
export function SpokenSteps({ meId, canEnter, ...context }: SpokenStepsProps) {
  const { podId, round } = context;
  const { people, start } = round;
  const [typed, setTyped] = useState<readonly string[]>(() =>
    canEnter ? people.map(({ userId }) => userId).filter((id) => isStepTyped(podId, start, id)) : [],
  );
  const speakerId = round.finishedAt === undefined ? round.speakerId : undefined;
  const noteTyped = (userId: string, isTyped: boolean) =>
    setTyped((ids) => [...ids.filter((id) => id !== userId), ...(isTyped ? [userId] : [])]);
  if (!canEnter) {
    const speaker = personIn(round, speakerId);
    if (!speaker?.step || speaker.userId === meId) return null;
    return (
      <div className={classes.steps}>
        <SaidSteps person={speaker} step={speaker.step} stage={stepStage(speaker, round)} isMine={false} />
      </div>
    );
  }
  return people
    .filter((person): person is WithStep => person.step !== undefined && person.userId !== meId)
    .filter(({ userId }) => userId === speakerId || typed.includes(userId))
    .map((person) => (
      <Entry
        key={person.userId}
        {...context}
        person={person}
        isTurn={person.userId === speakerId}
        onTyped={(isTyped) => noteTyped(person.userId, isTyped)}
      />
    ));
}

interface EntryProps extends StepsContext {
  person: WithStep;
  isTurn: boolean;
  onTyped: (isTyped: boolean) => void;
}

function Entry({ person, isTurn, ...rest }: EntryProps) {
  const { firstName, userId, step } = person;
  const [enterStep] = useEnterStepMutation();
  const [enterStepStatus] = useEnterStepStatusMutation();
  const [listPodSteps] = stepsApi.useLazyListPodStepsQuery();
  const acts: StepActs = {
    entry: {
      save: (id, stepCommit) => enterStep({ id, stepCommit }).unwrap(),
      reread: async () => (await listPodSteps({ id: rest.podId, userId, current: true }).unwrap())[0],
      saved: words.step.written({ name: firstName }),
    },
    mark: ({ id, version }, status) => enterStepStatus({ id, stepEntryStatus: { status, version } }).unwrap(),
  };
  return (
    <div className={classes.entry}>
      {!isTurn && <Title order={3}>{words.step.of({ name: firstName })}</Title>}
      <StepPanel {...rest} person={person} step={step} acts={acts} isTurn={isTurn} />
    </div>
  );
}
