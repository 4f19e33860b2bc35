import { Button } from '@mantine/core';
import { STEP_ANSWERS, type StepAnswerStatus } from '../../domain/steps/answers';
import { FailureAlert } from '../ui/states/FailureAlert';
import pages from '../ui/pages/pages.module.css';
import { useAct } from '../ui/messages/useAct';
import { statusIcons } from './StepStatusBadge';
import { words } from './words';

interface AnswerButtonsProps {
  /** The answer that is emphasised and comes first. */
  atHand: StepAnswerStatus;
  onAnswer: (status: StepAnswerStatus) => Promise<unknown>;
}

/** Both answers to 'did you do it?'; a failure shows until the next try. */
export function AnswerButtons({ atHand, onAnswer }: AnswerButtonsProps) {
  const { busy, error, run } = useAct();
  const answers = Object.values(STEP_ANSWERS).sort((a, b) => Number(b === atHand) - Number(a === atHand));
  return (
    <>
      {error !== undefined && <FailureAlert error={error} />}
      <div className={`${pages.actions} ${pages.stretch}`}>
        {answers.map((status) => {
          const Icon = statusIcons[status];
          return (
            <Button
              key={status}
              variant={status === atHand ? 'filled' : 'default'}
              leftSection={<Icon size="1.125rem" aria-hidden />}
              aria-disabled={busy !== undefined}
              aria-busy={busy === status}
              onClick={() => void run(status, () => onAnswer(status))}
            >
              {words.answer.choices[status]}
            </Button>
          );
        })}
      </div>
    </>
  );
}
