import type { RoundPerson } from '../../../contract/entities.gen';
import { useMarkStepDoneMutation, useMarkStepNotDoneMutation } from '../../api/stepsApi';
import { Section } from '../../ui/pages/Section';
import { words } from '../words.gen';
import { StepPanel, type StepsContext } from './StepPanel';

export function MyStep({ person, ...context }: StepsContext & { person: RoundPerson | undefined }) {
  const [markStepDone] = useMarkStepDoneMutation();
  const [markStepNotDone] = useMarkStepNotDoneMutation();
  if (!person?.step) return null;
  return (
    <Section title={words.step.mine}>
      <StepPanel
        {...context}
        person={person}
        step={person.step}
        isTurn={context.round.speakerId === person.userId}
        acts={{
          entry: undefined,
          mark: ({ id }, status) => (status === 'Done' ? markStepDone : markStepNotDone)({ id }).unwrap(),
        }}
      />
    </Section>
  );
}
